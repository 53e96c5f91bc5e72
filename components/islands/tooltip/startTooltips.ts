import { isComposing } from '../../../renderer/islands/isComposing.ts';
import css from './tooltip.css?inline';

/** How long the pointer rests on a button before its tooltip opens, in milliseconds. */
const restDelayMs = 700;

/** For this many milliseconds after a tooltip has closed, the next opens at once, so that a pointer can move along a row of buttons. */
const skipDelayMs = 300;

/** How long a tooltip stays after the pointer has left its button, in milliseconds, so that the pointer can reach it (WCAG 2.2, 1.4.13). */
const closeDelayMs = 150;

/** Matches controls that show only an icon. The name of such a control is its `aria-label` or a visually hidden text. */
const iconOnly = ':is(button[aria-label],a[data-share])';

/** Shows the name of an icon-only button in a tooltip: on hover after a delay, on keyboard focus at once. Escape closes the tooltip. */
export function startTooltips(): void {
  // A document's stylesheet has no rules for elements that its HTML lacks, and the content security policy forbids a `<style>`.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);

  const tooltip = document.createElement('div');
  tooltip.className = 'tooltip';
  // A screen reader has already read this text as the button's name.
  tooltip.setAttribute('aria-hidden', 'true');
  // A popover is in the top layer: it is above dialogs, and no ancestor clips it.
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
    // The page's text and background colours are exchanged. They are read now, so that they match the current colour scheme.
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    Object.assign(tooltip.style, { color: backgroundColor, background: color });
    tooltip.textContent = button.getAttribute('aria-label') ?? button.textContent;
    document.body.append(tooltip);
    tooltip.showPopover?.();
    position(tooltip, button);
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
      const isNext = anchor || performance.now() - closedAt < skipDelayMs;
      later(() => open(button), isNext ? 0 : restDelayMs);
    } else if (button || target === tooltip) {
      clearTimeout(timer);
    } else if (!anchor?.matches(':focus-visible')) {
      // This tooltip was opened on hover. A tooltip opened by keyboard stays until the focus moves on (WCAG 2.2, 1.4.13, "persistent").
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
  // The pointer may already be on a button when this code starts. A visitor who has clicked or pressed a key needs no tooltip.
  const rests = matchMedia('(hover: hover)').matches && !navigator.userActivation?.hasBeenActive;
  const hovered = rests && document.querySelector(`${iconOnly}:hover`);
  if (hovered) {
    later(() => open(hovered), restDelayMs);
  }
  document.addEventListener('click', close);
  addEventListener('scroll', close, { capture: true, passive: true });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || isComposing(event) || !anchor) {
        return;
      }
      // One key press closes only the tooltip, not also the dialog around the button.
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    },
    true,
  );
}

/** Places the tooltip above the button, or below it if there is no space above, and within the width of the window. */
function position(tooltip: HTMLElement, button: Element): void {
  const gapPx = 6;
  const around = button.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const above = around.top - gapPx - height;
  const top = above < gapPx ? around.bottom + gapPx : above;
  const left = around.left + (around.width - width) / 2;
  const { clientWidth } = document.documentElement;
  tooltip.style.top = `${top}px`;
  tooltip.style.left = `${Math.min(Math.max(gapPx, left), clientWidth - width - gapPx)}px`;
}
