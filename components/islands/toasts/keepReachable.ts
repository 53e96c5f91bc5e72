/**
 * Puts the toasts above everything else in the top layer, and inside the last open modal `<dialog>`, because all that is outside it is inert
 * (HTML standard, "modal dialogs and inert subtrees"). When a dialog closes, does so again.
 *
 * @param region the region of the toasts
 * @returns a function that stops this
 */
export function keepReachable(region: HTMLElement): () => void {
  const island = region.closest('x-island');
  const move = () => {
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (island && island.parentElement !== home) {
      home.append(island);
    }
    // What is opened last lies on top.
    region.hidePopover?.();
    region.showPopover?.();
  };
  move();
  document.addEventListener('close', move, { capture: true });
  return () => document.removeEventListener('close', move, { capture: true });
}
