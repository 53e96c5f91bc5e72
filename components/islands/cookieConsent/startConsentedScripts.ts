/**
 * Loads the code that waits for the visitor's consent and then starts third-party scripts. That code is a chunk of its own: a site without third
 * parties has no such element, and never fetches it.
 *
 * @param waiting the `<template>` of `ConsentedScripts.tsx`; its data lists the scripts that wait for consent
 */
export function startConsentedScripts(waiting: HTMLElement): void {
  import('./followConsent.ts').then(
    ({ followConsent }) => followConsent(waiting.dataset),
    // Where this code cannot be fetched, no third party is started; cookies of a consent that has ended go on the next page.
    () => undefined,
  );
}
