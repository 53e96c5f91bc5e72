// What browsers do for `popover="auto"` alone. A panel that stays while the page is used is not one, and gets it here.
addEventListener('keydown', closeTopLayer);
addEventListener('click', moveFocus);

/** Escape closes the layer on top, wherever the focus is. The page holds them in that order; modal dialogs close by themselves. */
function closeTopLayer(event: KeyboardEvent): void {
  const layers = document.querySelectorAll<HTMLElement>('[data-layer]:is([open],:popover-open)');
  const top = layers[layers.length - 1];
  if (
    !top ||
    event.key !== 'Escape' ||
    event.isComposing ||
    event.defaultPrevented ||
    document.querySelector('dialog[open]')
  )
    return;
  event.preventDefault();
  const opener = openerOf(top);
  // Where the focus was elsewhere it stays.
  if (top.contains(document.activeElement)) opener?.focus();
  opener?.click();
}

/** A panel that a press opens has the focus in its field, or on what closes it; what opened it has it back. */
function moveFocus({ target }: Event): void {
  const panel = (target as Element).closest<HTMLButtonElement>('[popovertarget]')?.popoverTargetElement;
  if (!panel) return;
  // The browser opens and closes after this event.
  setTimeout(() => {
    if (panel.matches(':popover-open'))
      (panel.querySelector('textarea') ?? panel.querySelector('button'))?.focus();
    else if (document.activeElement?.matches(`body,#${panel.id} *`)) openerOf(panel)?.focus();
  });
}

function openerOf(layer: Element): HTMLElement | null {
  return document.querySelector(`[popovertarget="${layer.id}"]`) ?? layer.querySelector('summary');
}
