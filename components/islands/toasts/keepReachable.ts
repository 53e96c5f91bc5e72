/**
 * Keeps the toasts on top, where they can be seen, heard and used: above what else is in the top layer, and inside a modal
 * `<dialog>`, since all else is inert (HTML standard, "modal dialogs and inert subtrees").
 *
 * @param region the region of the toasts
 * @returns a function that stops the watch
 */
export function keepReachable(region: HTMLElement): () => void {
  const island = region.closest('x-island');
  const move = () => {
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (island && island.parentElement !== home) home.append(island);
    region.hidePopover?.();
    region.showPopover?.();
  };
  move();
  document.addEventListener('close', move, { capture: true });
  return () => document.removeEventListener('close', move, { capture: true });
}
