/** The number of requests that one network may send within a window of time. */
export type RateLimit = { limit: number; windowMs: number };

// Bounds the memory, which requests from many networks could fill.
const mostNetworks = 10_000;

type Windows = Map<string, { count: number; endsAt: number }>;

/**
 * Creates a count of requests per network, in fixed windows.
 *
 * @returns a function to call once per request; it returns the seconds that the network (`networkOf`) has to wait, 0 if it may pass
 */
export function createRateLimit({ limit, windowMs }: RateLimit): (network: string) => number {
  const windows: Windows = new Map();

  return (network) => {
    const now = Date.now();
    let window = windows.get(network);
    if (!window || window.endsAt <= now) {
      window = { count: 0, endsAt: now + windowMs };
      // Deleted first, so that the map stays in the order in which windows end.
      windows.delete(network);
      windows.set(network, window);
      prune(windows, now);
    }
    window.count += 1;
    return window.count <= limit ? 0 : Math.ceil((window.endsAt - now) / 1000);
  };
}

/** Forgets the windows that have ended and, while there are too many, those that end first. */
function prune(windows: Windows, now: number): void {
  for (const [network, { endsAt }] of windows) {
    if (endsAt > now && windows.size <= mostNetworks) {
      return;
    }
    windows.delete(network);
  }
}
