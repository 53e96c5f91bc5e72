/**
 * Loads the code that starts third-party scripts once the visitor consents. That code is a chunk of its own: a site without third
 * parties has no such element, and never fetches it.
 *
 * @param waiting the `<template>` of `ConsentedScripts.tsx`; its data lists the scripts that wait for consent
 */
export function start(waiting: HTMLElement): void {
  import('./followConsent.ts').then(
    ({ followConsent }) => followConsent(waiting.dataset),
    // Where this code cannot be fetched, no third party is started, and a visitor misses nothing.
    () => undefined,
  );
}
