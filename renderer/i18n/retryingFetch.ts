// The numbers are the specification's (§9, data-fetching layer).
const retries = 3;
const firstDelayMs = 1000;
const lifetimeMs = 5 * 60_000;

const answers = new Map<string, { at: number; response: Promise<Response> }>();

/**
 * Tries three times more, after 1, 2 and 4 seconds, unless the status is below 500, which no outage sends; one answer for all who ask
 * within five minutes, for `browserI18n.ts` starts afresh where one file of several has failed.
 */
export function retryingFetch(url: string): Promise<Response> {
  const known = answers.get(url);
  const fresh = known && Date.now() - known.at < lifetimeMs ? known.response : undefined;
  const response = fresh ?? attempt(url, 0);
  if (!fresh) {
    answers.set(url, { at: Date.now(), response });
    response.catch(() => answers.delete(url));
  }
  return response.then((answer) => answer.clone());
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
