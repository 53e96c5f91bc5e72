import { z } from 'zod';
import { limitBody, TooLongError } from '../../../renderer/fetch/limitBody.ts';
import { ServiceError } from '../../service/describeWithoutText.ts';

/** An endpoint that speaks OpenAI's chat-completions protocol. */
export interface ModelSettings {
  /** The address that ends with `/chat/completions`. */
  url: string;
  /** The model's name there. */
  name: string;
  key: string;
  /** 6 s in all, unless said otherwise: then the pages answer. */
  timeoutMs?: number | undefined;
}

export interface ModelMessage {
  role: 'system' | 'user';
  content: string;
}

/** Room for a number. */
const longestAnswerTokens = 10;

/** In bytes: no completion of that many tokens is longer. */
const longestResponse = 64 * 1024;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/**
 * @param settings where to ask
 * @param messages what to ask
 * @param signal ends the question early: the visitor has left
 * @returns what the model wrote, as it wrote it
 * @throws ServiceError when there is no answer in time, or what came is not one
 */
export async function askModel(
  { url, name, key, timeoutMs = 6000 }: ModelSettings,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): Promise<string> {
  // An own controller: Node 20 loses signals made by `AbortSignal.any()` when garbage is collected.
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
    // The key is for this address only.
    redirect: 'error',
    signal: asking.signal,
  })
    .then((response) => {
      if (!response.ok) {
        throw new ServiceError(`the model answered with status ${response.status}`);
      }
      // With the signal: Node's fetch forgets its own once the request is collected, and a body that never ends would be waited for, for ever.
      return limitBody(response, longestResponse, asking.signal).text();
    })
    .catch((error: unknown) => {
      // Not every host's fetch throws the reason itself.
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
