import { start, startIslands } from './document/hydration/loader.ts';

// Older browsers do not run the inline script, so their pages stay static (docs/decisions/018-layers-are-the-browsers.md).
if (self.hydration) {
  startIslands();

  // Plain scripts start at once, not on an interaction, because some of them change what a page shows.
  for (const part of document.querySelectorAll<HTMLElement>('[data-script]')) {
    start(part);
  }

  // The first pointer move, touch or key press loads `firstInput.ts`, which starts menus, layers and search. Scrolling does not load it.
  for (const type of ['pointermove', 'pointerdown', 'keydown']) {
    addEventListener(
      type,
      (event) => import('./document/hydration/firstInput.ts').then((module) => module.handle(event)),
      // Several keys may be pressed while `firstInput.ts` loads, so `handle` gets every key event. It ignores key events after loading.
      { once: type !== 'keydown' },
    );
  }

  // This assignment comes last: if `start` is undefined, the inline script assumes that this script has not run (`capture.ts`).
  hydration.start = start;
}
