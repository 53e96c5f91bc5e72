import { hydrateIsland } from '../../../renderer/islands/hydrateIsland.ts';

/**
 * Moves the focus to the toasts on F8 (specification, section 2), even before the first toast.
 *
 * @returns a function that handles an F8 pressed before this code was loaded
 */
export function startToasts(): (event: Event) => void {
  addEventListener('keydown', goToToasts);
  return goToToasts;
}

function goToToasts(event: Event): void {
  const region = document.getElementById('toasts');
  if (event instanceof KeyboardEvent && event.key === 'F8' && region) {
    hydrateIsland('toasts');
    if (!region.matches(':popover-open')) {
      region.showPopover();
    }
    region.focus();
  }
}
