/** Names the address that leads nowhere in the console, for whoever follows a broken link. */
export function notFoundLog(): void {
  if (document.querySelector('[data-not-found]')) console.info(`404: no page at ${location.pathname}`);
}
