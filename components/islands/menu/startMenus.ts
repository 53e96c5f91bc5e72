/** How long a menu stays open after the pointer has left it, in milliseconds, so that the pointer can return (WCAG 2.2, 1.4.13). */
const closeDelayMs = 250;

/** How long a layer stays open after the focus leaves it, in milliseconds. Without a delay, Orca misses the new focus (decision 030). */
export const afterFocusMs = 150;

/** In a wide window, opens menus on hover, and closes them when the pointer or the focus leaves them or the visitor clicks outside. */
export function startMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')];
  const mouse = matchMedia('(hover: hover)');

  for (const menu of menus) {
    let closing = 0;
    let openedByHover = false;

    const enter = () => {
      clearTimeout(closing);
      if (isMenuBar() && !menu.open) {
        menu.open = true;
        openedByHover = true;
      }
    };
    menu.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && enter());
    // The pointer may already be on a menu when this code starts.
    if (mouse.matches && menu.matches(':hover')) {
      enter();
    }
    menu.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse' || !isMenuBar()) {
        return;
      }
      closing = window.setTimeout(() => {
        if (!menu.contains(document.activeElement)) {
          menu.open = false;
        }
      }, closeDelayMs);
    });
    // A click on a menu that hover has just opened must not close the menu.
    menu.querySelector('summary')?.addEventListener('click', (event) => {
      if (openedByHover && menu.open) {
        event.preventDefault();
      }
      openedByHover = false;
    });
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (menu.open && isMenuBar() && relatedTarget instanceof Node && !menu.contains(relatedTarget)) {
        setTimeout(() => {
          menu.open = menu.contains(document.activeElement);
        }, afterFocusMs);
      }
    });
  }

  addEventListener('click', ({ target }) => {
    for (const menu of menus) {
      if (isMenuBar() && target instanceof Node && !menu.contains(target)) {
        menu.open = false;
      }
    }
  });
}

/** @returns true if the site menu is a bar: its button (`Header.tsx`) is hidden in this case. A media query would ignore the text size */
export function isMenuBar(): boolean {
  return !document
    .querySelector('[popovertarget="site-menu"]:not([popovertargetaction="hide"])')
    ?.checkVisibility();
}
