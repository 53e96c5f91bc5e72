// The specification gives these numbers (§9, data-fetching layer).
const retries = 3;
const firstDelayMs = 1000;
const lifetimeMs = 5 * 60_000;

const responses = new Map<string, { at: number; response: Promise<Response> }>();

/**
 * Fetches a file, and tries three times more, after 1, 2 and 4 seconds. A status below 500 is not retried, because it is no outage. Calls
 * within five minutes share one response, because `browserI18n.ts` requests all files again after a file has failed.
 */
export function retryingFetch(url: string): Promise<Response> {
  const known = responses.get(url);
  const fresh = known && Date.now() - known.at < lifetimeMs ? known.response : undefined;
  const response = fresh ?? attempt(url, 0);
  if (!fresh) {
    responses.set(url, { at: Date.now(), response });
    response.catch(() => responses.delete(url));
  }
  return response.then((received) => received.clone());
}

async function attempt(url: string, count: number): Promise<Response> {
  try {
    const response = await fetch(url);
    if (response.ok) {
      return response;
    }
    if (response.status < 500) {
      throw new PermanentError(`${url} answered ${response.status}`);
    }
    throw new Error(`${url} answered ${response.status}`);
  } catch (error) {
    if (count >= retries || error instanceof PermanentError) {
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, firstDelayMs * 2 ** count));
    return attempt(url, count + 1);
  }
}

class PermanentError extends Error {}
