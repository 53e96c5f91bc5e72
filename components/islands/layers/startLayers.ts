import { isComposing } from '../../../renderer/islands/isComposing.ts';
import { afterFocusMs, isMenuBar } from '../menu/startMenus.ts';

/** The distance in pixels between a focused control and the outer edge of its focus ring: 3 of outline and 2 of offset (`base.css`). */
const focusRingPx = 5;

/** The delay in milliseconds before an opened dialog is announced. A screen reader must first notice that the rest of the page is inert. */
const announcementDelayMs = 150;

/** @returns the open layers that are not dialogs, in document order: menus, the site menu, the chat's panel */
const layers = () => [
  ...document.querySelectorAll<HTMLElement>('[data-menu][open], :is(#site-menu, #chat-panel):popover-open'),
];

/**
 * Closes layers on Escape, moves the focus and announces dialogs, in the cases in which browsers do not.
 *
 * @returns a function that handles an Escape pressed before this code was loaded
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
  // Browsers from before 2025 send no `toggle` when a dialog opens. In these browsers, the focus stays on the title of the dialog.
  addEventListener('toggle', announceDialog, true);
  announceDialog();
  addEventListener('pagehide', closeBeforeLeaving);
  addEventListener('resize', closeWidenedMenu);
  for (const type of ['focusin', 'focusout', 'scroll', 'resize']) {
    addEventListener(type, hideChatButton, { capture: true, passive: true });
  }
  hideChatButton();
  return (event) => event instanceof KeyboardEvent && closeTop(event);
}

/** Closes a layer on Escape: the layer with the focus, else the last in the document. An open modal dialog is closed by the browser. */
function closeTop(event: KeyboardEvent): void {
  const open = layers();
  const top = open.findLast((layer) => layer.contains(document.activeElement)) ?? open.at(-1);
  const isForTop = event.key === 'Escape' && !isComposing(event) && !event.defaultPrevented;
  if (!top || !isForTop || document.querySelector('dialog:modal')) {
    return;
  }
  // One key press must close one layer. The browser would also close the site menu that contains an open menu.
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
 * Closes a panel so that a screen reader announces its opener as collapsed (decision 030):
 * - The focus moves before the panel closes. In the other order, Orca would announce nothing.
 * - `aria-expanded` marks the opener as collapsed. `popovertarget` is removed meanwhile, because browsers would ignore `aria-expanded`.
 * - The panel closes after a delay. Without the delay, Orca would announce "collapsed" instead of the opener's name.
 */
function leave(panel: Element): void {
  const opener = openerOf(panel);
  opener?.removeAttribute('popovertarget');
  opener?.setAttribute('aria-expanded', 'false');
  opener?.focus();
  setTimeout(() => {
    // If the panel covers the page, the opener could not take the focus (`layers.css`), so the focus is still in the panel.
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
 * Moves the focus into a panel that has opened, or back to its opener, in two cases in which the browser does not:
 * - The control to focus was created by React, which sets no `autofocus` attribute.
 * - The opener did not have the focus: Safari does not focus a pressed button.
 */
function moveFocus(panel: Element | null): void {
  if (panel?.matches(':popover-open')) {
    (panel.querySelector('textarea') ?? panel.querySelector('button'))?.focus();
  } else if (panel && (document.activeElement === document.body || panel.contains(document.activeElement))) {
    openerOf(panel)?.focus();
  }
}

/**
 * Moves the focus from the title of the open dialog to the group around it (`DialogTitle.tsx`), because a screen reader does not announce
 * the element that the browser focuses in a new dialog (decision 030). If the focus is no longer on the title, nothing changes.
 */
function announceDialog(): void {
  setTimeout(
    () => document.querySelector('dialog:modal h2:focus')?.parentElement?.focus({ preventScroll: true }),
    announcementDelayMs,
  );
}

/**
 * Hides the chat's button while it would cover a control or its focus ring (WCAG 2.2, 2.4.11). Controls that it cannot cover are ignored:
 * layers are above the button, and a closed `details` does not show its controls. `main` is no control, but can have the focus. While the
 * consent banner is open, it lies between the page and the button and leaves space for the button. Then only the focused control counts.
 */
function hideChatButton(): void {
  const button = document.querySelector<HTMLElement>('[aria-controls="chat-panel"]');
  if (!button) {
    return;
  }
  const box = button.getBoundingClientRect();
  const isUnder = (control: Element) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const ringPx = control === document.activeElement ? focusRingPx : 0;
    return (
      box.left < right + ringPx &&
      box.right > left - ringPx &&
      box.top < bottom + ringPx &&
      box.bottom > top - ringPx &&
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

/** Closes the layers that cover the page, because a page from the back/forward cache would still be covered. */
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

/** Closes the site menu and the menus in it when the window becomes so wide that the site menu is shown as a bar. */
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
