/** Names the address that leads nowhere in the console, for whoever follows a broken link. */
export function start(): void {
  console.info(`404: no page at ${location.pathname}`);
}
