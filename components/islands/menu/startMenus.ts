/** The time in milliseconds for which a menu stays open after the pointer has left it, so that it can come back (WCAG 2.2 1.4.13). */
const closeDelayMs = 250;

/** The time in milliseconds for which a layer outlasts the focus: of one that goes first, Orca loses the name of what has the focus next (decision 030). */
export const afterFocusMs = 150;

/** Opens menus on hover, and closes them when the pointer, the focus or a click goes elsewhere; in a narrow window only when they are pressed. */
export function startMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')];
  const mouse = matchMedia('(hover: hover)');

  for (const menu of menus) {
    let closing = 0;
    let openedByHover = false;

    const enter = () => {
      clearTimeout(closing);
      if (!isMenuBar() || menu.open) {
        return;
      }
      menu.open = true;
      openedByHover = true;
    };
    menu.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && enter());
    // The pointer may have been faster than this code.
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
    // The click that follows a hover keeps the menu open instead of closing what has just opened.
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

/** @returns whether the site menu is a bar, and its button (`Header.tsx`) hidden: the width and the size of letters decide, so no media query tells */
export function isMenuBar(): boolean {
  return !document
    .querySelector('[popovertarget="site-menu"]:not([popovertargetaction="hide"])')
    ?.checkVisibility();
}
