import { isComposing } from '../../../renderer/islands/isComposing.ts';
import { afterFocusMs, isMenuBar } from '../menu/startMenus.ts';

/** The distance in pixels between a focused control and the outer edge of its focus ring: 3 of outline and 2 of offset (`base.css`). */
const focusRingPx = 5;

/** The time in milliseconds after which an open dialog is announced: a screen reader has noticed by then that all else is inert. */
const beforeAnnouncingMs = 150;

/** @returns the open layers that the browser does not close by itself, in the order of the page: menus, the site menu, the chat's panel */
const layers = () => [
  ...document.querySelectorAll<HTMLElement>('[data-menu][open], :is(#site-menu, #chat-panel):popover-open'),
];

/**
 * Adds what the browser does only for some layers: Escape closes the top one, the focus moves into it and back, a dialog is announced, what
 * covers the page closes when it is left, and the chat's button hides while it would cover a control.
 *
 * @returns a function that handles an Escape from before this code came
 */
export function startLayers(): (event: Event) => void {
  addEventListener('keydown', closeTop);
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.<HTMLButtonElement>('[popovertarget]');
    const panel = button?.popoverTargetElement;
    if (panel && button.popoverTargetAction === 'hide') {
      event.preventDefault();
      leave(panel);
    } else if (panel) {
      // The browser opens and closes the layer after this event.
      setTimeout(moveFocus, 0, panel);
    }
  });
  // Browsers that do not report that a dialog opens (before 2025) leave the focus on its title.
  addEventListener('toggle', announceDialog, true);
  announceDialog();
  addEventListener('pagehide', closeBeforeLeaving);
  addEventListener('resize', closeWidenedMenu);
  for (const type of ['focusin', 'focusout', 'scroll', 'resize']) {
    addEventListener(type, stepAside, { capture: true, passive: true });
  }
  stepAside();
  return (event) => event instanceof KeyboardEvent && closeTop(event);
}

/**
 * Closes a layer on Escape: the one that has the focus, else the top one, which is the last in the page. A modal dialog lies above all of them.
 */
function closeTop(event: KeyboardEvent): void {
  const open = layers();
  const top = open.findLast((layer) => layer.contains(document.activeElement)) ?? open.at(-1);
  const isForTop = event.key === 'Escape' && !isComposing(event) && !event.defaultPrevented;
  if (!top || !isForTop || document.querySelector('dialog:modal')) {
    return;
  }
  // One key press closes one layer: the browser would also close the site menu around a menu.
  event.preventDefault();
  const hadFocus = top.contains(document.activeElement);
  if (hadFocus && top.matches(':popover-open')) {
    leave(top);
    return;
  }
  close(top);
  if (hadFocus) {
    openerOf(top)?.focus();
  }
}

/**
 * Closes a panel, so that a screen reader says its opener, collapsed. Of a panel that goes before the focus moves, Orca moves on to the opener
 * without a word; of one that goes after it, "collapsed" is said over the name (decision 030). So the opener is collapsed by an attribute
 * meanwhile, which browsers pass over where it has `popovertarget`.
 */
function leave(panel: Element): void {
  const opener = openerOf(panel);
  opener?.removeAttribute('popovertarget');
  opener?.setAttribute('aria-expanded', 'false');
  opener?.focus();
  setTimeout(() => {
    // The opener may have been hidden until now.
    const hasFocus = panel.contains(document.activeElement);
    close(panel);
    opener?.setAttribute('popovertarget', panel.id);
    opener?.removeAttribute('aria-expanded');
    if (hasFocus) {
      opener?.focus();
    }
  }, afterFocusMs);
}

/**
 * Moves the focus into a panel that has opened, or back to the opener. The browser does so only with `autofocus`, which elements that React
 * made anew lack, and only where the opener had the focus, which Safari does not give to a pressed button.
 */
function moveFocus(panel: Element | null): void {
  if (panel?.matches(':popover-open')) {
    (panel.querySelector('textarea') ?? panel.querySelector('button'))?.focus();
  } else if (panel && (document.activeElement === document.body || panel.contains(document.activeElement))) {
    openerOf(panel)?.focus();
  }
}

/**
 * Moves the focus from the title of the open dialog to the group around it (`DialogTitle.tsx`): a screen reader passes over in silence what has
 * the focus when a dialog opens (decision 030). Where the visitor has gone on meanwhile, the focus stays.
 */
function announceDialog(): void {
  setTimeout(
    () => document.querySelector('dialog:modal h2:focus')?.parentElement?.focus({ preventScroll: true }),
    beforeAnnouncingMs,
  );
}

/** Hides the chat's button while it would cover a control or the ring of the focused one (WCAG 2.2, 2.4.11), but for those in layers, which lie above it. */
function stepAside(): void {
  const button = document.querySelector<HTMLElement>('[aria-controls="chat-panel"]');
  if (!button) {
    return;
  }
  const place = button.getBoundingClientRect();
  const isUnder = (control: Element) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const ringPx = control === document.activeElement ? focusRingPx : 0;
    return (
      place.left < right + ringPx &&
      place.right > left - ringPx &&
      place.top < bottom + ringPx &&
      place.bottom > top - ringPx &&
      !control.matches(
        '[aria-controls="chat-panel"], :is(dialog, [popover], details:not([open]) > :not(summary)) *',
      )
    );
  };
  const controls = document.querySelectorAll(
    'html:not([data-consent="open"]) :is(a, button, input, select, textarea, summary), :focus:not(body, main)',
  );
  button.style.visibility = !button.matches(':focus') && [...controls].some(isUnder) ? 'hidden' : '';
}

/** Closes what covers the page, because it would still do so when the page comes back from the back/forward cache. A panel beside the page stays open. */
function closeBeforeLeaving(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.close();
  }
  for (const layer of layers()) {
    if (layer.matches('[data-menu]') || layer.offsetWidth >= document.documentElement.clientWidth) {
      close(layer);
    }
  }
}

/** Closes the open site menu of a narrow window, and the menus in it, once the window is wide enough to show it as a bar. */
function closeWidenedMenu(): void {
  const siteMenu = document.querySelector('#site-menu:popover-open');
  if (siteMenu && isMenuBar()) {
    for (const layer of [siteMenu, ...siteMenu.querySelectorAll('[open]')]) {
      close(layer);
    }
  }
}

function close(layer: Element): void {
  if (layer instanceof HTMLDetailsElement) {
    layer.open = false;
  } else {
    (layer as HTMLElement).hidePopover();
  }
}

function openerOf(layer: Element): HTMLElement | null {
  return layer instanceof HTMLDetailsElement
    ? layer.querySelector('summary')
    : document.querySelector(`[popovertarget="${layer.id}"]:not([popovertargetaction="hide"])`);
}
