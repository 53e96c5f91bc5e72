import { z } from 'zod';
import { ServiceError } from '../../service/ServiceError.ts';

/** An endpoint that speaks OpenAI's chat-completions protocol. */
export interface ModelSettings {
  /** The address that ends with `/chat/completions`. */
  url: string;
  /** The model's name there. */
  name: string;
  key: string;
  /** 20 s, unless said otherwise. */
  timeoutMs?: number | undefined;
}

export interface ModelMessage {
  role: 'system' | 'user';
  content: string;
}

/** About 300 words: an answer is read in a small panel. */
const longestAnswerTokens = 500;

/** No answer of that many tokens is longer, whatever its language. */
const largestResponse = 64 * 1024;

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
  { url, name, key, timeoutMs = 20_000 }: ModelSettings,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): Promise<string> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const body = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Authorization: `Bearer ${key}`,
    },
    body: JSON.stringify({ model: name, messages, max_tokens: longestAnswerTokens, temperature: 0.2 }),
    // The key is for this address only.
    redirect: 'error',
    signal: AbortSignal.any([timeout, signal]),
  })
    .then((response) => {
      if (!response.ok) throw new ServiceError(`the model answered with status ${response.status}`);
      return readLimited(response);
    })
    .catch((error: unknown) => {
      if (error instanceof ServiceError) throw error;
      if (timeout.aborted) throw new ServiceError(`the model did not answer in ${timeoutMs} ms`);
      if (signal.aborted) throw new ServiceError('the visitor left before the model answered');
      throw new ServiceError('the model cannot be reached');
    });

  const completion = completionSchema.safeParse(parse(body));
  if (!completion.success) throw new ServiceError('the model did not answer with a chat completion in JSON');
  return completion.data.choices[0]?.message.content ?? '';
}

async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > largestResponse)
      throw new ServiceError(`the model answered with more than ${largestResponse} bytes`);
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
