import { navigationMenus } from './navigationMenus.ts';
import { notificationKey } from './notificationKey.ts';

navigationMenus();
addEventListener('keydown', notificationKey);

/** @param event the one that has brought this code, and that its listeners have therefore missed */
export function attend(event: Event): void {
  if (event instanceof KeyboardEvent) notificationKey(event);
}
