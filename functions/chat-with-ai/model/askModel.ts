import { z } from 'zod';
import { limitBody, TooLongError } from '../../../renderer/fetch/limitBody.ts';
import { ServiceError } from '../../service/describeWithoutText.ts';

/** The settings of a model behind OpenAI's chat-completions protocol. */
export interface ModelSettings {
  /** The address, which ends with `/chat/completions`. */
  url: string;
  /** The name of the model at that address. */
  name: string;
  key: string;
  /** The longest wait, 6 s by default. Afterwards, the pages answer. */
  timeoutMs?: number | undefined;
}

export interface ModelMessage {
  role: 'system' | 'user';
  content: string;
}

/** Enough for a number. */
const longestAnswerTokens = 10;

/** In bytes: no completion of that many tokens is longer. */
const longestResponse = 64 * 1024;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/**
 * Asks a model.
 *
 * @param settings the address, name and key of the model
 * @param messages the rules and the data
 * @param signal ends the request early, when the visitor has left
 * @returns the text of the model
 * @throws ServiceError when no answer comes in time, or the answer is no chat completion
 */
export async function askModel(
  { url, name, key, timeoutMs = 6000 }: ModelSettings,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): Promise<string> {
  // A controller of its own, because Node 20 loses signals of `AbortSignal.any()` when garbage is collected.
  const asking = new AbortController();
  const end = (reason: string) => asking.abort(new ServiceError(reason));
  const timer = setTimeout(end, timeoutMs, `the model did not answer in ${timeoutMs} ms`);
  const leave = () => end('the visitor left before the model answered');
  if (signal.aborted) {
    leave();
  } else {
    signal.addEventListener('abort', leave);
  }
  const body = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Authorization: `Bearer ${key}`,
    },
    body: JSON.stringify({ model: name, messages, max_tokens: longestAnswerTokens, temperature: 0 }),
    // A redirect would send the key to another address.
    redirect: 'error',
    signal: asking.signal,
  })
    .then((response) => {
      if (!response.ok) {
        throw new ServiceError(`the model answered with status ${response.status}`);
      }
      // The signal is passed again: Node's fetch loses its own once the request is collected, and a body may never end.
      return limitBody(response, longestResponse, asking.signal).text();
    })
    .catch((error: unknown) => {
      // Some hosts throw another error than the reason of the signal.
      asking.signal.throwIfAborted();
      if (error instanceof ServiceError) {
        throw error;
      }
      throw new ServiceError(
        error instanceof TooLongError
          ? `the model answered with more than ${longestResponse} bytes`
          : 'the model cannot be reached',
      );
    })
    .finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    });

  const completion = completionSchema.safeParse(parse(body));
  if (!completion.success) {
    throw new ServiceError('the model did not answer with a chat completion in JSON');
  }
  return completion.data.choices[0]?.message.content ?? '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
