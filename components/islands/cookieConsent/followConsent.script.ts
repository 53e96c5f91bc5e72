/**
 * Loads the code that starts third-party scripts once the visitor consents. That code is a file of its own,
 * so that a site without such scripts never fetches it: its pages lack the element that brings this script.
 *
 * @param waiting the `<template>` that `ConsentedScripts.tsx` writes; its data lists what waits for consent
 */
export function start(waiting: HTMLElement): void {
  import('./followConsent.ts').then(
    ({ followConsent }) => followConsent(waiting.dataset),
    // Where this code cannot be fetched, no third party is started, and a visitor misses nothing.
    () => undefined,
  );
}
