import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { longestMessage } from '../../content/chatContact.ts';
import { fallbackLanguage, type LanguageCode, languages } from '../../content/languages.ts';
import type { BuildInfo } from '../../renderer/content/buildDay.ts';
import { createService, type ServiceOptions } from '../service/createService.ts';
import { describeWithoutText, Refusal } from '../service/errors.ts';
import { callerOf } from '../service/networkOf.ts';
import { type Answer, createAnswerer } from './answer/createAnswerer.ts';
import { languageAsked, wordsIn } from './answer/words.ts';
import type { Knowledge } from './knowledge.ts';
import { createModel, type ModelSettings } from './model/createModel.ts';

/** The largest body of a request, in bytes. */
const largestRequest = 16 * 1024;

/** The part of a request that is read. The `context` of the page also holds facts that the function already has. */
const chatRequestSchema = z.object({
  message: z
    .string()
    .trim()
    .min(1, 'Write a question')
    .max(longestMessage, `A question may have ${longestMessage} characters`),
  language: z.enum(languages.map(({ code }) => code)),
  /** The earlier question that the message goes on from. A context of another shape is none. */
  context: z
    .object({ previous: z.string().trim().max(longestMessage).optional() })
    .optional()
    .catch(undefined),
});

export interface ChatFunctionOptions extends Pick<ServiceOptions, 'rateLimit' | 'hostLimit' | 'addressOf'> {
  /** The data that the build made of the site's pages, one entry per language. */
  knowledge: readonly Knowledge[];
  /** Origins whose pages may ask, besides the function's own origin; `*` allows all. */
  allowedOrigins?: readonly string[] | undefined;
  /** The public keys that are accepted in `Authorization: Bearer` or `apikey`. Without this option, no key is needed. */
  acceptedKeys?: readonly string[] | undefined;
  /** The number of gateways in front of the function that write into `X-Forwarded-For` (`callerOf`). By default the header is not read. */
  trustedProxies?: number | undefined;
  /** A language model that chooses among the answers found. Without a model, or when it fails, the best one is given. */
  model?: ModelSettings | undefined;
  /** The commit of the build that the function came with, where it is known. */
  buildInfo?: BuildInfo | undefined;
  /** Receives a message for each failure on our side. No message contains words of a visitor. */
  report?: ((message: string) => void) | undefined;
  /** The clock, which tests replace. It decides which positions are still open, and when a failing model is asked again. */
  now?: (() => Date) | undefined;
}

/** The body of an answer with status 200. */
export interface ChatAnswer {
  /** Plain text: blank lines between paragraphs, `- ` before items, `[label](address)` links, `[question](ask:)` which the page asks on a click. */
  response: string;
  /** Where the answer comes from; `model` where a model chose it among those of the pages. */
  source: Answer['source'] | 'model';
}

/** The body of the answer to a GET, for uptime checks. A `type`, because a service takes any record. */
export type ChatState = {
  status: 'ok';
  /** The commit that its pages are of: that of `/build.json`, where function and site are of one build. */
  build: BuildInfo | 'unknown';
  /** Whether the model, when last it did either, chose an answer or failed. */
  model: 'none' | 'not asked yet' | 'answers' | 'fails';
};

/**
 * Creates the function that the chat calls: a fetch handler for Node, Deno and Cloudflare Workers. It answers on any path, because each host
 * mounts it elsewhere, and neither logs nor keeps any message.
 */
export function createChatFunction({
  knowledge,
  allowedOrigins = [],
  acceptedKeys,
  rateLimit,
  hostLimit,
  addressOf = () => undefined,
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
    knowledge.map(({ language, speech }) => [language, new Set(wordsIn(speech.words.common))]),
  );

  // Hosts are compared, not origins: behind a proxy that ends TLS the request arrives as http, while the page's origin says https.
  const mayAsk = (origin: string, context: Context) =>
    allowedOrigins.includes('*') ||
    allowedOrigins.includes(origin) ||
    hostOf(origin) === hostOf(context.req.url);

  return createService({
    name: 'The chat function',
    path: '*',
    cors: {
      origin: (origin, context) => (mayAsk(origin, context) ? origin : null),
      // The headers that @supabase/functions-js sends: the chat on the page asks with it.
      allowHeaders: ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-region'],
    },
    admit: (context) => {
      const origin = context.req.header('Origin');
      if (origin !== undefined && !mayAsk(origin, context)) {
        const message = 'Pages of this origin may not ask. Add it to CHAT_ALLOWED_ORIGINS.';
        throw new Refusal(403, { code: 'origin_not_allowed', message });
      }
    },
    rateLimit,
    hostLimit,
    addressOf: (context) =>
      callerOf(context.req.header('X-Forwarded-For'), trustedProxies, addressOf(context)),
    largestBody: largestRequest,
    answer: async (context) => {
      if (acceptedKeys && !keysOf(context).some((key) => acceptedKeys.includes(key))) {
        const message = 'Send the public key of the site as "Authorization: Bearer" or "apikey".';
        throw new Refusal(401, { code: 'invalid_key', message });
      }
      const { message, language, context: { previous } = {} } = await readRequest(context);
      const answer = answererIn(languageAsked(message, language, commonWords));
      const local = answer(message, previous);
      // A model chooses among the answers of the pages. It writes none.
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
    answerRefused: (context, { status, error, headers }) => context.json({ error }, status, headers),
    report,
  });
}

type Answerer = ReturnType<typeof createAnswerer>;

/** Creates the answerers when the function starts, so that no visitor waits for the index. A language without one has the fallback language's. */
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
    throw new Refusal(415, {
      code: 'unsupported_media_type',
      message: 'Send the question as application/json.',
    });
  }
  const body: unknown = await context.req.json().catch(() => {
    throw new Refusal(400, { code: 'invalid_json', message: 'The request is not JSON.' });
  });
  const { data, error } = chatRequestSchema.safeParse(body);
  if (data) {
    return data;
  }
  const [issue] = error.issues;
  const field = issue?.path.join('.') || 'The request';
  const message = `${field}: ${issue?.message ?? 'is not valid'}.`;
  throw new Refusal(422, { code: 'invalid_request', message });
}

function keysOf(context: Context): string[] {
  const bearer = /^Bearer (.+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
  return [bearer, context.req.header('apikey')].filter((key) => key !== undefined);
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}
