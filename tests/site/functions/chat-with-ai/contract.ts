import { requestFor } from '../../../../functions/chat-with-ai/evaluation/evaluateChat.ts';

/** What a request must be answered with, on every host. */
export interface ContractRow {
  what: string;
  request: () => Request;
  status: number;
  /** What the answer's text holds, or the code of the error. */
  says?: RegExp | string;
  headers?: Record<string, RegExp | string | null>;
}

const address = requestFor('', 'fr').url;
const foreign = 'https://evil.example';
const tooMuch = JSON.stringify({ message: 'Bonjour', language: 'fr', padding: 'x'.repeat(17_000) });
const evilContext = {
  contact: { phone: '+33 6 66 66 66 66', email: 'me@evil.example', hours: 'toujours' },
  links: { contact: '//evil.example' },
};

/** The headers that @supabase/functions-js asks for. */
const asked = 'authorization,apikey,content-type,x-client-info';

/** A question as a page sends it, or one that is wrong in the way given. */
const question =
  (message: unknown, init: Parameters<typeof requestFor>[2] = {}, language = 'fr') =>
  () =>
    requestFor(message, language, init);

const preflight = (Origin: string) => () =>
  new Request(address, {
    method: 'OPTIONS',
    headers: {
      Origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': asked,
    },
  });

/** `allowed` is an origin that the function was told to allow. */
export function contractWith(allowed: string): ContractRow[] {
  return [
    {
      what: 'a question',
      request: question('Où sont vos bureaux ?'),
      status: 200,
      says: /Neuilly-sur-Seine.*\]\(\/about\/offices\)/s,
      headers: {
        // Exactly this type: @supabase/functions-js reads anything else as text.
        'Content-Type': /^application\/json(;|$)/,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    ...['fr', 'en', 'es', 'ar'].map((language) => ({
      what: `a question in English on a page in ${language}`,
      request: question('Where are your offices?', {}, language),
      status: 200,
      says: /\]\(\/en\/about\/offices\)/,
    })),
    {
      what: 'the preflight of an allowed origin',
      request: preflight(allowed),
      status: 204,
      headers: {
        'Access-Control-Allow-Origin': allowed,
        'Access-Control-Allow-Methods': /POST/,
        'Access-Control-Allow-Headers': new RegExp(asked.replaceAll(',', '.*')),
        Vary: /Origin/,
      },
    },
    ...[
      { message: 'Bonjour', status: 200 },
      { message: '', status: 422 },
    ].map(({ message, status }) => ({
      what: `a page of an allowed origin reads status ${status}`,
      request: question(message, { headers: { Origin: allowed } }),
      status,
      headers: { 'Access-Control-Allow-Origin': allowed },
    })),
    {
      what: 'the preflight of another origin',
      request: preflight(foreign),
      status: 204,
      headers: { 'Access-Control-Allow-Origin': null },
    },
    {
      what: 'a question of another origin',
      request: question('Bonjour', { headers: { Origin: foreign } }),
      status: 403,
      says: 'origin_not_allowed',
      headers: { 'Access-Control-Allow-Origin': null },
    },
    ...['GET', 'PUT', 'DELETE'].map((method) => ({
      what: method,
      request: () => new Request(address, { method }),
      status: 405,
      says: 'method_not_allowed',
      headers: { Allow: 'POST, OPTIONS' },
    })),
    {
      what: 'what is not JSON',
      request: question('', { body: '{"message":' }),
      status: 400,
      says: 'invalid_json',
    },
    {
      what: 'what does not say that it is JSON',
      request: question('Bonjour', { headers: { 'Content-Type': 'text/plain' } }),
      status: 415,
      says: 'unsupported_media_type',
    },
    ...['', ' \n ', 'a'.repeat(2001), 42, null, ['Bonjour']].map((message) => ({
      what: `the question ${JSON.stringify(message).slice(0, 20)}`,
      request: question(message),
      status: 422,
      says: 'invalid_request',
    })),
    { what: 'a question of 2,000 letters', request: question('a'.repeat(2000)), status: 200 },
    {
      what: 'a language that the site does not have',
      request: question('Hallo', {}, 'de'),
      status: 422,
      says: 'invalid_request',
    },
    {
      what: 'a body over 16 kB',
      request: question('', { body: tooMuch }),
      status: 413,
      says: 'too_large',
    },
    {
      what: 'a body over 16 kB that does not say its length',
      request: question('', { body: new Blob([tooMuch]).stream(), duplex: 'half' }),
      status: 413,
      says: 'too_large',
    },
    {
      what: 'a hostile context, of which nothing is repeated',
      request: question('', {
        body: JSON.stringify({ message: 'Quel est votre téléphone ?', language: 'fr', context: evilContext }),
      }),
      status: 200,
      says: /^(?!.*(?:evil|66 66|toujours)).*\(tel:\+33/s,
    },
  ];
}
