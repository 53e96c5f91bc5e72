/** Brings what follows the visitor's consent: a file of its own, which pages do without while nothing waits for consent. */
export function start(waiting: HTMLElement): void {
  import('./followConsent.ts').then(({ followConsent }) => followConsent(waiting.dataset));
}
