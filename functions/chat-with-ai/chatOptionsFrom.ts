import { z } from 'zod';
import type { ChatFunctionOptions } from './createChatFunction.ts';

/** Settings of the function that cannot be used. Its message names each variable and how to write it. */
export class ChatSettingsError extends Error {
  override readonly name = 'ChatSettingsError';
}

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const origin = z
  .string()
  .refine(
    (text) => text === '*' || (URL.canParse(text) && new URL(text).origin === text),
    'must be origins such as https://www.example.com, separated by commas, without a path or a closing slash',
  );

const whole = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
  .transform(Number);

const schema = z
  .object({
    CHAT_MODEL_URL: z
      .string()
      .refine(isModelAddress, 'must begin with https:// (http:// only on this machine)')
      .transform((url) =>
        url.endsWith('/chat/completions') ? url : `${url.replace(/\/+$/, '')}/chat/completions`,
      ),
    CHAT_MODEL: z.string(),
    CHAT_MODEL_KEY: z.string(),
    CHAT_ALLOWED_ORIGINS: list.pipe(z.array(origin)),
    CHAT_ACCEPTED_KEYS: list,
    CHAT_RATE_LIMIT: whole,
    CHAT_RATE_WINDOW: whole,
  })
  .partial();

const modelNames = ['CHAT_MODEL_URL', 'CHAT_MODEL', 'CHAT_MODEL_KEY'] as const;

/**
 * @param environment variables by name; one that is empty counts as unset
 * @returns the options that they stand for
 * @throws ChatSettingsError naming everything that is wrong at once
 */
export function chatOptionsFrom(
  environment: Readonly<Record<string, string | undefined>>,
): Pick<ChatFunctionOptions, 'allowedOrigins' | 'acceptedKeys' | 'rateLimit' | 'model'> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const result = schema.safeParse(given);
  const set = modelNames.filter((name) => given[name] !== undefined);
  const problems = [
    ...(result.error?.issues ?? []).map(({ path: [name], message }) => `${String(name)} ${message}`),
    ...(set.length === 0 ? [] : modelNames.filter((name) => !set.includes(name))).map(
      (name) =>
        `${name} is not set, but ${set.join(' and ')} is: set all of ${modelNames.join(', ')}, or none`,
    ),
  ];
  if (!result.success || problems.length > 0) {
    throw new ChatSettingsError(
      `Settings of the chat function cannot be used:\n${problems.map((problem) => `  ${problem}.`).join('\n')}`,
    );
  }

  const { CHAT_MODEL_URL: url, CHAT_MODEL: name, CHAT_MODEL_KEY: key, ...values } = result.data;
  return {
    allowedOrigins: values.CHAT_ALLOWED_ORIGINS,
    acceptedKeys: values.CHAT_ACCEPTED_KEYS,
    rateLimit: { limit: values.CHAT_RATE_LIMIT ?? 20, windowMs: (values.CHAT_RATE_WINDOW ?? 60) * 1000 },
    model: url && name && key ? { url, name, key } : undefined,
  };
}

function isModelAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  );
}
