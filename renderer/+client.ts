import { startIslands } from './hydration/loader.ts';

startIslands();

// What only some pages have.
if (document.querySelector('[data-script],script[data-consent]'))
  import('./hydration/scripts.ts').then((module) => module.startPageParts());

// What a page needs only once somebody moves, touches or types: a reader who scrolls never pays for it.
for (const type of ['pointermove', 'pointerdown', 'keydown']) {
  addEventListener(
    type,
    (event) => import('./hydration/attention.ts').then((module) => module.attend(event)),
    {
      once: true,
    },
  );
}
