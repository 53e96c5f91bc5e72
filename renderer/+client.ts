import { startIslands } from './islands/loader.ts';

startIslands();

// What only some pages have.
if (document.querySelector('[data-script],script[data-consent]'))
  import('./pageParts.ts').then((module) => module.startPageParts());

// What a page needs only once somebody moves, touches or types: a reader who scrolls never pays for it.
for (const type of ['pointermove', 'pointerdown', 'keydown']) {
  addEventListener(type, (event) => import('./attentive/attend.ts').then((module) => module.attend(event)), {
    once: true,
  });
}
