import { navigationMenus } from '../../components/islands/menu/menu.attention.ts';
import { notificationKey } from '../../components/islands/toasts/toasts.attention.ts';
import { tooltips } from '../../components/islands/tooltip/tooltip.attention.ts';

navigationMenus();
tooltips();
addEventListener('keydown', notificationKey);

/** @param event the one that has brought this code, and that its listeners have therefore missed */
export function attend(event: Event): void {
  if (event instanceof KeyboardEvent) notificationKey(event);
}
