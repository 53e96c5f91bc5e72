/**
 * Puts the toasts above everything else in the top layer, and inside the open modal `<dialog>`, because all that is outside it is inert (HTML
 * standard, "modal dialogs and inert subtrees"). When a dialog opens or closes, does so again. Browsers that report only the closing (no
 * `toggle` of a dialog, 2024) leave a toast behind a dialog that opens later.
 *
 * @param region the region of the toasts
 * @returns a function that stops this
 */
export function keepReachable(region: HTMLElement): () => void {
  const island = region.closest('x-island');
  const move = () => {
    // The site opens no dialog over another.
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (island && island.parentElement !== home) {
      home.append(island);
    }
    // What is opened last lies on top.
    region.hidePopover?.();
    region.showPopover?.();
  };
  const follow = ({ target }: Event) => target instanceof HTMLDialogElement && move();
  move();
  for (const type of ['toggle', 'close']) {
    document.addEventListener(type, follow, { capture: true });
  }
  return () => {
    for (const type of ['toggle', 'close']) {
      document.removeEventListener(type, follow, { capture: true });
    }
  };
}
