import { navigationMenus } from './navigationMenus.ts';
import { notificationKey } from './notificationKey.ts';
import { tooltips } from './tooltips.ts';

navigationMenus();
tooltips();
addEventListener('keydown', notificationKey);

/** @param event the one that has brought this code, and that its listeners have therefore missed */
export function attend(event: Event): void {
  if (event instanceof KeyboardEvent) notificationKey(event);
}
