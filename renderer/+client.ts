import { startIslands, wake } from './hydration/loader.ts';

startIslands();

// What only some pages have.
if (document.querySelector('[data-script]')) import('./hydration/scripts.ts');

// What a page needs only once somebody moves, touches or types: a reader who scrolls never pays for it.
for (const type of ['pointermove', 'pointerdown', 'keydown']) {
  addEventListener(
    type,
    (event) => import('./hydration/firstInput.ts').then((module) => module.hear(event)),
    // A key may follow the first one sooner than that code.
    { once: type !== 'keydown' },
  );
}

// Last of all: whatever stops this script before, it has not started.
self.wake = wake;
