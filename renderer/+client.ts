import { start, startIslands } from './document/hydration/loader.ts';

// A browser older than the supported ones has not run the inline script, and its page stays as it is
// (docs/decisions/018-layers-are-the-browsers.md).
if (self.queue) {
  startIslands();

  // Plain scripts are not waited for: some of them change what a page shows.
  for (const part of document.querySelectorAll<HTMLElement>('[data-script]')) {
    start(part);
  }

  // The first pointer move, touch or key press of a page fetches this code. Scrolling alone does not fetch it.
  for (const type of ['pointermove', 'pointerdown', 'keydown']) {
    addEventListener(
      type,
      (event) => import('./document/hydration/firstInput.ts').then((module) => module.handle(event)),
      // Several keys can be pressed before that code has come: each is passed on, and `handle` leaves out those that it has heard itself.
      { once: type !== 'keydown' },
    );
  }

  // This is set last: while it is not set, the inline script knows that this one has not run (`renderer/document/hydration/capture.ts`).
  queue.start = start;
}
