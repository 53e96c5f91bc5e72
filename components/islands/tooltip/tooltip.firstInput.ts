import { openDelay } from './openDelay.ts';
import css from './tooltip.css?inline';

/** Time to go from a button to its tooltip without losing it (WCAG 2.2 1.4.13, "hoverable"), in milliseconds. */
const closeDelayMs = 150;

/** Controls that show an icon alone: their name is in an attribute. */
const iconOnly = ':is(button,a[data-share])[aria-label]';

/**
 * Shows the name of each button that shows an icon only, anywhere on the page, islands included. It opens under a resting
 * mouse and at once for the keyboard, can be pointed at, and Escape closes it alone.
 */
export function start(): void {
  // A page carries the rules of its own markup only, and a style element would be against its security policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);

  const tooltip = document.createElement('div');
  tooltip.className = 'tooltip';
  // A screen reader has read the same words as the button's name.
  tooltip.setAttribute('aria-hidden', 'true');
  // The top layer is above dialogs, and no ancestor clips it.
  tooltip.popover = 'manual';

  let anchor: Element | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer = 0;

  const later = (act: () => void, delay: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, delay);
  };

  function open(button: Element): void {
    clearTimeout(timer);
    if (!button.isConnected) {
      return;
    }
    anchor = button;
    // The page's two colours exchanged, as computed, so that they follow every scheme.
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    Object.assign(tooltip.style, { color: backgroundColor, background: color });
    tooltip.textContent = button.getAttribute('aria-label');
    document.body.append(tooltip);
    tooltip.showPopover?.();
    place(tooltip, button);
  }

  function close(): void {
    clearTimeout(timer);
    if (anchor) {
      closedAt = performance.now();
    }
    anchor = null;
    tooltip.remove();
  }

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) {
      return;
    }
    const button = target.closest(iconOnly);
    if (button && button !== anchor) {
      later(() => open(button), openDelay(performance.now() - closedAt, !!anchor));
    } else if (button || target === tooltip) {
      clearTimeout(timer);
    } else {
      later(close, closeDelayMs);
    }
  });
  document.addEventListener('focusin', ({ target }) => {
    const button = target instanceof Element && target.matches(':focus-visible') && target.closest(iconOnly);
    if (button) {
      open(button);
    } else {
      close();
    }
  });
  // The pointer may have been faster than this code; who has pressed a button knows what it does.
  const rests = matchMedia('(hover: hover)').matches && !navigator.userActivation?.hasBeenActive;
  const hovered = rests && document.querySelector(`${iconOnly}:hover`);
  if (hovered) {
    later(() => open(hovered), openDelay(Number.POSITIVE_INFINITY, false));
  }
  document.addEventListener('click', close);
  addEventListener('scroll', close, { capture: true, passive: true });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !anchor) {
        return;
      }
      // One key press closes one thing: not the dialog around the button as well.
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    },
    true,
  );
}

/** Above the button, below it where the window begins; never outside the window. */
function place(tooltip: HTMLElement, button: Element): void {
  const gap = 6;
  const around = button.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const above = around.top - gap - height;
  const top = above < gap ? around.bottom + gap : above;
  const left = around.left + (around.width - width) / 2;
  const { clientWidth } = document.documentElement;
  tooltip.style.top = `${top}px`;
  tooltip.style.left = `${Math.min(Math.max(gap, left), clientWidth - width - gap)}px`;
}
