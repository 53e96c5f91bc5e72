/**
 * Keeps the toasts where a modal `<dialog>` lets them be seen, heard and used: inside it, since all else is inert
 * (HTML standard, "modal dialogs and inert subtrees"). Other dialogs leave them alone: they stand beside the page, not in it.
 *
 * @param region the region of the toasts
 * @returns a function that stops the watch
 */
export function keepReachable(region: HTMLElement): () => void {
  const island = region.closest('x-island');
  const move = () => {
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (island && island.parentElement !== home) home.append(island);
  };
  move();
  document.addEventListener('close', move, { capture: true });
  return () => document.removeEventListener('close', move, { capture: true });
}
