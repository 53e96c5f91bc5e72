/** A page that is left and comes back from the browser's cache shows itself, not the menu, panel or dialog that a link was in. */
export function start(): void {
  addEventListener('pagehide', () => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-layer]'))
      menu.open = false;
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    for (const panel of document.querySelectorAll<HTMLElement>('[data-layer]:popover-open')) {
      // One that leaves room for the page stays beside it.
      if (panel.offsetWidth >= document.documentElement.clientWidth) panel.hidePopover();
    }
  });
}
