import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { maxMessageLength } from '../../content/chatContact.ts';
import { fallbackLanguage, type LanguageCode, languages } from '../../content/languages.ts';
import type { BuildInfo } from '../../renderer/content/buildDay.ts';
import { createService, type ServiceOptions } from '../service/createService.ts';
import { describeWithoutText, HttpError } from '../service/errors.ts';
import { callerOf } from '../service/networkOf.ts';
import { type Answer, createAnswerer } from './answer/createAnswerer.ts';
import { languageAsked, wordsIn } from './answer/words.ts';
import type { Knowledge } from './knowledge.ts';
import { createModel, type ModelSettings } from './model/createModel.ts';

const maxRequestBytes = 16 * 1024;

/** The fields of a request that the function reads. It ignores the rest of `context`: contact details and links that it has already. */
const chatRequestSchema = z.object({
  message: z
    .string()
    .trim()
    .min(1, 'Write a question')
    .max(maxMessageLength, `A question may have ${maxMessageLength} characters`),
  language: z.enum(languages.map(({ code }) => code)),
  /** The question that a follow-up refers to. A context of another shape is ignored. */
  context: z
    .object({ previous: z.string().trim().max(maxMessageLength).optional() })
    .optional()
    .catch(undefined),
});

export interface ChatFunctionOptions extends Pick<ServiceOptions, 'rateLimit' | 'hostLimit' | 'ipAddressOf'> {
  /** The data that the build extracts from the site's pages, one entry per language. */
  knowledge: readonly Knowledge[];
  /** The origins whose pages may call the function, besides its own origin. `*` allows all. */
  allowedOrigins?: readonly string[] | undefined;
  /** The public keys that are accepted in `Authorization: Bearer` or `apikey`. Without this option, no key is needed. */
  acceptedKeys?: readonly string[] | undefined;
  /** The number of trusted proxies that write `X-Forwarded-For` (`callerOf`). By default, the header is ignored. */
  trustedProxies?: number | undefined;
  /** A language model that chooses among the answers found. Without a model, or if it fails, the best answer is given. */
  model?: ModelSettings | undefined;
  /** The commit from which the function was built, if known. */
  buildInfo?: BuildInfo | undefined;
  /** Receives a message for each failure of the service. The message never contains a visitor's text. */
  report?: ((message: string) => void) | undefined;
  /** The clock, which tests replace. It decides which positions are open, and when a failing model is asked again. */
  now?: (() => Date) | undefined;
}

/** The body of a response with status 200. */
export interface ChatAnswer {
  /** Plain text with the markup of `Answer.text`. The page asks a suggested question when the visitor clicks it. */
  response: string;
  /** Where the answer comes from. `model` means that a model chose it among the answers of the pages. */
  source: Answer['source'] | 'model';
}

/** The body of the response to a GET, for uptime checks. It is a `type`, because an interface cannot be assigned to a record. */
export type ChatState = {
  status: 'ok';
  /** The commit from which the chat's data were built. If the site comes from the same build, `/build.json` contains the same commit. */
  build: BuildInfo | 'unknown';
  /** Whether the model last chose an answer (`answers`) or failed (`fails`). A reply that chooses no answer changes nothing. */
  model: 'none' | 'not asked yet' | 'answers' | 'fails';
};

/**
 * Creates the chat function: a fetch handler for Node, Deno and Cloudflare Workers. It answers on any path, because each host mounts it on
 * a different one. It does not log or store messages.
 */
export function createChatFunction({
  knowledge,
  allowedOrigins = [],
  acceptedKeys,
  rateLimit,
  hostLimit,
  ipAddressOf = () => undefined,
  trustedProxies = 0,
  model,
  buildInfo,
  report = console.error,
  now = () => new Date(),
}: ChatFunctionOptions): Hono {
  const answererIn = createAnswerers(knowledge, now);
  const askModel = model && createModel(model, now);
  let modelState: ChatState['model'] = model ? 'not asked yet' : 'none';
  const commonWords = new Map(
    knowledge.map(({ language, vocabulary }) => [language, new Set(wordsIn(vocabulary.words.common))]),
  );

  // The function's own origin is recognised by its host: behind a proxy that terminates TLS, the request's URL has http instead of https.
  const mayAsk = (origin: string, context: Context) =>
    allowedOrigins.includes('*') ||
    allowedOrigins.includes(origin) ||
    hostOf(origin) === hostOf(context.req.url);

  return createService({
    name: 'The chat function',
    path: '*',
    cors: {
      origin: (origin, context) => (mayAsk(origin, context) ? origin : null),
      // The headers of @supabase/functions-js, which the page uses to call the function.
      allowHeaders: ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-region'],
    },
    admit: (context) => {
      const origin = context.req.header('Origin');
      // Browsers send `Origin` with every POST (Fetch standard). Without it, the caller is not a page.
      if (origin !== undefined && !mayAsk(origin, context)) {
        const message = 'Pages of this origin may not ask. Add it to CHAT_ALLOWED_ORIGINS.';
        throw new HttpError(403, { code: 'origin_not_allowed', message });
      }
    },
    rateLimit,
    hostLimit,
    ipAddressOf: (context) =>
      callerOf(context.req.header('X-Forwarded-For'), trustedProxies, ipAddressOf(context)),
    maxBodyBytes: maxRequestBytes,
    handle: async (context) => {
      if (acceptedKeys && !keysOf(context).some((key) => acceptedKeys.includes(key))) {
        const message = 'Send the public key of the site as "Authorization: Bearer" or "apikey".';
        throw new HttpError(401, { code: 'invalid_key', message });
      }
      const { message, language, context: { previous } = {} } = await readRequest(context);
      const answer = answererIn(languageAsked(message, language, commonWords));
      const local = answer(message, previous);
      // A model only chooses among the answers of the pages. It never writes an answer.
      const choices = askModel ? local.choices() : [];
      if (askModel && choices.length > 1) {
        try {
          const { signal } = context.req.raw;
          const response = await askModel({ question: message, previous, answers: choices }, signal);
          if (response) {
            modelState = 'answers';
            return context.json<ChatAnswer>({ response, source: 'model' });
          }
        } catch (error) {
          modelState = 'fails';
          const where = model && `${model.name} at ${hostOf(model.url)}`;
          report(`The pages answered instead of the model ${where}: ${describeWithoutText(error)}`);
        }
      }
      return context.json<ChatAnswer>({ response: local.text, source: local.source });
    },
    state: (): ChatState => ({ status: 'ok', build: buildInfo ?? 'unknown', model: modelState }),
    errorResponse: (context, { status, error, headers }) => context.json({ error }, status, headers),
    report,
  });
}

type Answerer = ReturnType<typeof createAnswerer>;

/** Creates the answerers at the start, so that no visitor waits for an index. A language without data uses the fallback language. */
function createAnswerers(all: readonly Knowledge[], now: () => Date): (language: LanguageCode) => Answerer {
  const answerers = new Map(all.map((knowledge) => [knowledge.language, createAnswerer(knowledge, now)]));
  return (language) => {
    const answerer = answerers.get(language) ?? answerers.get(fallbackLanguage);
    if (!answerer) {
      throw new Error(
        `The chat function was built without pages in "${language}" and "${fallbackLanguage}".`,
      );
    }
    return answerer;
  };
}

async function readRequest(context: Context): Promise<z.output<typeof chatRequestSchema>> {
  if (!/^application\/json\b/i.test(context.req.header('Content-Type') ?? '')) {
    throw new HttpError(415, {
      code: 'unsupported_media_type',
      message: 'Send the question as application/json.',
    });
  }
  const body: unknown = await context.req.json().catch(() => {
    throw new HttpError(400, { code: 'invalid_json', message: 'The request is not JSON.' });
  });
  const { data, error } = chatRequestSchema.safeParse(body);
  if (data) {
    return data;
  }
  const [issue] = error.issues;
  const field = issue?.path.join('.') || 'The request';
  const message = `${field}: ${issue?.message ?? 'is not valid'}.`;
  throw new HttpError(422, { code: 'invalid_request', message });
}

function keysOf(context: Context): string[] {
  const bearer = /^Bearer (.+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
  return [bearer, context.req.header('apikey')].filter((key) => key !== undefined);
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}
