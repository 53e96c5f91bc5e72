import { start, startIslands } from './document/hydration/loader.ts';

// A browser older than the supported ones has not run the inline script. Its page stays static
// (docs/decisions/018-layers-are-the-browsers.md).
if (self.hydration) {
  startIslands();

  // Plain scripts start at once, not on an interaction, because some of them change what a page shows.
  for (const part of document.querySelectorAll<HTMLElement>('[data-script]')) {
    start(part);
  }

  // The first pointer move, touch or key press of a page fetches this code. Scrolling alone does not fetch it.
  for (const type of ['pointermove', 'pointerdown', 'keydown']) {
    addEventListener(
      type,
      (event) => import('./document/hydration/firstInput.ts').then((module) => module.handle(event)),
      // Several keys may be pressed before that code has loaded. Each is passed on. `handle` ignores those that it has already handled.
      { once: type !== 'keydown' },
    );
  }

  // This assignment comes last. While `start` is missing, the inline script knows that this script has not run
  // (`renderer/document/hydration/capture.ts`).
  hydration.start = start;
}
