import { cookieBanner } from './cookieBanner.ts';
import { startIslands } from './islands/loader.ts';

startIslands();
cookieBanner();

// What a page needs only once somebody moves, touches or types: a reader who scrolls never pays for it.
for (const type of ['pointermove', 'pointerdown', 'keydown']) {
  addEventListener(type, (event) => import('./attentive/attend.ts').then((module) => module.attend(event)), {
    once: true,
  });
}

// What most pages do not have.
if (document.querySelector('[data-script]')) import('./pageScripts.ts');
