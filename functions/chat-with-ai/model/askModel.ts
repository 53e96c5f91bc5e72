import { z } from 'zod';
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

/** In characters: no completion of that many tokens is longer. */
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
      return readLimited(response, asking.signal);
    })
    .catch((error: unknown) => {
      // Not every host's fetch throws the reason itself.
      asking.signal.throwIfAborted();
      if (error instanceof ServiceError) {
        throw error;
      }
      throw new ServiceError('the model cannot be reached');
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

async function readLimited({ body }: Response, signal: AbortSignal): Promise<string> {
  const reader = body?.getReader();
  const stop = () => void reader?.cancel().catch(() => 'It had ended by itself.');
  // Node's fetch forgets its signal once the request is collected: a body that never ends would be waited for, for ever.
  signal.addEventListener('abort', stop);
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > longestResponse) {
      stop();
      throw new ServiceError(`the model answered with more than ${longestResponse} characters`);
    }
  }
  signal.throwIfAborted();
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
