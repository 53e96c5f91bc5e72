import { FunctionsClient } from '@supabase/functions-js';
import { limitBody } from '../../../renderer/fetch/limitBody.ts';
import { maxAnswerLength } from './conversation.ts';

const timeoutMs = 30_000;

/** The maximum size of a response's body: enough for `maxAnswerLength` characters of three bytes, and the JSON around them. */
const maxBodyBytes = 64_000;

/** Paths without the language prefix, sent with each request (specification, 2 and 3). The function in `functions/` ignores them. */
const contextLinks = {
  expertise: '/notre-offre',
  methodologies: '/about/methodologies',
  caseStudies: '/case-studies',
  offices: '/about/offices',
  contact: '/contact',
  community: '/community',
} as const;

interface Question {
  message: string;
  /** The earlier question, if the message continues it. */
  previous: string | undefined;
  language: string;
  contact: Record<'phone' | 'email' | 'address' | 'hours', string>;
}

interface AssistantEndpoint {
  /** The URL of the function: an absolute URL, or a path of this site. */
  url: string;
  apiKey: string;
}

/** @throws Error if the service returns no text of 1 to 20,000 characters within 30 seconds, or if `signal` aborts */
export async function askAssistant(
  { message, previous, language, contact }: Question,
  endpoint: AssistantEndpoint,
  signal: AbortSignal,
): Promise<string> {
  const { base, name } = splitUrl(endpoint.url);
  const client = new FunctionsClient(base, {
    headers: { apikey: endpoint.apiKey, Authorization: `Bearer ${sessionToken() ?? endpoint.apiKey}` },
    customFetch: async (...request) => limitBody(await fetch(...request), maxBodyBytes),
  });
  const { data, error } = await client.invoke<{ response?: unknown } | null>(name, {
    body: { message, language, context: { contact, links: contextLinks, previous } },
    signal,
    timeout: timeoutMs,
  });
  if (error) {
    throw error;
  }
  const text = typeof data?.response === 'string' ? data.response.trim() : '';
  if (text === '' || text.length > maxAnswerLength) {
    throw new Error(`The answer has no text of 1 to ${maxAnswerLength} characters in \`response\`.`);
  }
  return text;
}

/** Splits the URL of a function into two values that Supabase's client needs: the base URL of all functions, and this function's name. */
function splitUrl(url: string): { base: string; name: string } {
  const { href } = new URL(url, location.origin);
  const cut = href.lastIndexOf('/');
  return { base: href.slice(0, cut), name: href.slice(cut + 1) };
}

/** The format of a JSON Web Token (RFC 7519). A text of another format is not sent: it may contain characters that a header forbids. */
const webToken = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The maximum length of a token in characters. Servers refuse headers of more than about 8 kB. */
const maxTokenLength = 8000;

/**
 * Reads the token of an unexpired Supabase session (Supabase documentation, "User sessions"). Like Supabase's own client, the chat sends
 * this token instead of the public key. This site has no sign-in, so only another application of the same origin can have stored a session.
 */
function sessionToken(): string | undefined {
  try {
    const keys = Object.keys(localStorage).filter((key) => /^sb-.+-auth-token$/.test(key));
    return keys.map((key) => tokenIn(localStorage.getItem(key) ?? '')).find(Boolean);
  } catch {
    // Storage is not allowed.
    return undefined;
  }
}

/** @returns the token of a stored session; undefined if it has expired, or if the text is not a session */
function tokenIn(stored: string): string | undefined {
  try {
    const { access_token: token, expires_at: seconds } = JSON.parse(stored);
    const isValid = typeof token === 'string' && token.length <= maxTokenLength && webToken.test(token);
    return isValid && typeof seconds === 'number' && seconds * 1000 > Date.now() ? token : undefined;
  } catch {
    return undefined;
  }
}
