import { FunctionsClient } from '@supabase/functions-js';
import { limitBody } from '../../../renderer/fetch/limitBody.ts';

/** The longest wait for an answer, in milliseconds. */
const timeout = 30_000;

/** The longest answer that is read, in bytes. */
const answerLimit = 64_000;

/** The longest that is shown, in characters. */
const longestText = 20_000;

/** The pages to which fallback answers lead, without language prefix. */
const links = {
  expertise: '/notre-offre',
  methodologies: '/about/methodologies',
  caseStudies: '/case-studies',
  offices: '/about/offices',
  contact: '/contact',
  community: '/community',
} as const;

/** The company's contact details that each request carries to the chat function. */
export interface ChatContact {
  phone: string;
  email: string;
  address: string;
  hours: string;
}

export interface Question {
  message: string;
  /** The earlier question that the message goes on from. */
  previous: string | undefined;
  language: string;
  contact: ChatContact;
}

export interface AssistantAddress {
  /** The address of the function; absolute, or a path of this site. */
  url: string;
  /** The anonymous key, or a signed-in visitor's token. */
  bearer: string;
  apiKey: string;
}

/**
 * Asks the function `chat-with-ai`.
 *
 * @param question the question of the visitor
 * @param address the address of the function, and the token to call it with
 * @param signal aborts the request
 * @returns the text of the answer
 * @throws Error when there is none: no connection, no answer in 30 s, an error status, or anything but a text in `response`
 */
export async function askAssistant(
  { message, previous, language, contact }: Question,
  address: AssistantAddress,
  signal: AbortSignal,
): Promise<string> {
  const { base, name } = splitAddress(address.url);
  const client = new FunctionsClient(base, {
    headers: { apikey: address.apiKey, Authorization: `Bearer ${address.bearer}` },
    customFetch: async (...request) => limitBody(await fetch(...request), answerLimit),
  });
  const { data, error } = await client.invoke<{ response?: unknown } | null>(name, {
    body: { message, language, context: { contact, links, previous } },
    signal,
    timeout,
  });
  if (error) {
    throw error;
  }
  const text = typeof data?.response === 'string' ? data.response.trim() : '';
  if (text === '' || text.length > longestText) {
    throw new Error('The answer has no text in `response`.');
  }
  return text;
}

function splitAddress(url: string): { base: string; name: string } {
  const { href } = new URL(url, location.origin);
  const cut = href.lastIndexOf('/');
  return { base: href.slice(0, cut), name: href.slice(cut + 1) };
}

/** The form of a JSON Web Token (RFC 7519). */
const webToken = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** In characters: servers refuse headers of more than 8 kB or so. */
const longestToken = 8000;

/**
 * The site has no sign-in, but the backend's own client would keep a session under `sb-<project>-auth-token`
 * (Supabase documentation, "User sessions"): where there is a valid one, the chat is asked with it instead of the public key.
 *
 * @returns the access token of a session that has not expired
 */
export function sessionToken(): string | undefined {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!/^sb-.+-auth-token$/.test(key)) {
        continue;
      }
      const session: unknown = JSON.parse(localStorage.getItem(key) ?? '');
      const { access_token: token, expires_at: seconds } = { ...(session as Record<string, unknown>) };
      const isSound = typeof token === 'string' && token.length <= longestToken && webToken.test(token);
      if (isSound && typeof seconds === 'number' && seconds * 1000 > Date.now()) {
        return token;
      }
    }
  } catch {
    // No storage, or nothing of use in it: the visitor is anonymous.
  }
  return undefined;
}
