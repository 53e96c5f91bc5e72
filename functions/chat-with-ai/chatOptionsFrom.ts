import { z } from 'zod';
import { readSettings, serviceUrl } from '../service/readSettings.ts';
import type { ChatFunctionOptions } from './createChatFunction.ts';

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
    // Providers document their URL with or without `/chat/completions`.
    CHAT_MODEL_URL: serviceUrl.transform((input) => {
      const url = new URL(input);
      if (!url.pathname.endsWith('/chat/completions')) {
        url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`;
      }
      return url.href;
    }),
    CHAT_MODEL: z.string(),
    CHAT_MODEL_KEY: z.string(),
    CHAT_ALLOWED_ORIGINS: list.pipe(z.array(origin)),
    CHAT_ACCEPTED_KEYS: list,
    CHAT_RATE_LIMIT: whole,
    /** The length of the time window of `CHAT_RATE_LIMIT`, in seconds. */
    CHAT_RATE_WINDOW: whole,
    CHAT_TRUSTED_PROXIES: z.string().regex(/^\d$/, 'must be a whole number from 0 to 9').transform(Number),
  })
  .partial();

const modelSettings = ['CHAT_MODEL_URL', 'CHAT_MODEL', 'CHAT_MODEL_KEY'] as const;

/** @throws SettingsError that lists every invalid setting */
export function chatOptionsFrom(
  environment: Readonly<Record<string, string | undefined>>,
): Pick<ChatFunctionOptions, 'allowedOrigins' | 'acceptedKeys' | 'rateLimit' | 'model' | 'trustedProxies'> {
  const settings = readSettings({ schema, together: [modelSettings] }, environment);
  const { CHAT_MODEL_URL: url, CHAT_MODEL: name, CHAT_MODEL_KEY: key, ...values } = settings;
  return {
    allowedOrigins: values.CHAT_ALLOWED_ORIGINS,
    acceptedKeys: values.CHAT_ACCEPTED_KEYS,
    // `hosts/wrangler.jsonc` and `.env.example` state the same limit.
    rateLimit: { limit: values.CHAT_RATE_LIMIT ?? 20, windowMs: (values.CHAT_RATE_WINDOW ?? 60) * 1000 },
    trustedProxies: values.CHAT_TRUSTED_PROXIES,
    model: url && name && key ? { url, name, key } : undefined,
  };
}
