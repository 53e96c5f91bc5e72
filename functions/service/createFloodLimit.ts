/** The number of requests that one address may send within a window of time. */
export type FloodLimit = { limit: number; windowMs: number };

// Bounds the memory, which requests from many addresses could fill.
const mostAddresses = 10_000;

/**
 * Creates a count of requests per address, in fixed windows.
 *
 * @returns a function to call once per request; it returns the seconds that the address has to wait, 0 if it may pass
 */
export function createFloodLimit({ limit, windowMs }: FloodLimit): (address: string) => number {
  const windows = new Map<string, { count: number; endsAt: number }>();

  return (address) => {
    const now = Date.now();
    let window = windows.get(address);
    if (!window || window.endsAt <= now) {
      window = { count: 0, endsAt: now + windowMs };
      // Deleted first, so that the map stays in the order in which windows end.
      windows.delete(address);
      windows.set(address, window);
      forgetOldest(windows, now);
    }
    window.count += 1;
    return window.count <= limit ? 0 : Math.ceil((window.endsAt - now) / 1000);
  };
}

function forgetOldest(windows: Map<string, { endsAt: number }>, now: number): void {
  for (const [address, { endsAt }] of windows) {
    if (endsAt > now && windows.size <= mostAddresses) {
      return;
    }
    windows.delete(address);
  }
}
