/** Logs the address that was not found to the console, for whoever looks for the broken link. */
export function logNotFound(): void {
  console.info(`404: no page at ${location.pathname}`);
}
