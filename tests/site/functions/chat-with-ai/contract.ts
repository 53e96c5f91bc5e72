import { expect } from 'vitest';

/** Sends a request to the function, wherever it runs. */
export type Ask = (
  init: RequestInit & { headers?: Record<string, string>; duplex?: 'half' },
) => Promise<Response>;

export interface ContractCase {
  name: string;
  check: (ask: Ask) => Promise<void>;
}

const context = {
  contact: {
    phone: '+33 1 99 00 00 00',
    email: 'contact@eprouva.example',
    address: 'Neuilly Sur Seine, France',
    hours: 'Lundi-Vendredi 9h-18h',
  },
  links: {
    expertise: '/notre-offre',
    methodologies: '/about/methodologies',
    caseStudies: '/case-studies',
    offices: '/about/offices',
    contact: '/contact',
    community: '/community',
  },
};

/** A request as @supabase/functions-js sends it. */
export function questionOf(
  message: unknown,
  { headers = {}, language = 'fr' }: { headers?: Record<string, string>; language?: unknown } = {},
) {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: 'Bearer local',
      apikey: 'local',
      'x-client-info': 'functions-js',
      ...headers,
    },
    body: JSON.stringify({ message, language, context }),
  };
}

async function expectError(response: Response, status: number, code: string): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.code).toBe(code);
  expect(error.message).toMatch(/\.$/);
}

/** What every host must do. `allowed` is an origin that the function was told to allow. */
export function contractWith({ allowed }: { allowed: string }): ContractCase[] {
  return [
    {
      name: 'answers a question with text',
      check: async (ask) => {
        const response = await ask(questionOf('Où sont vos bureaux ?'));
        expect(response.status).toBe(200);
        // Exactly this type: @supabase/functions-js reads anything else as text.
        expect(response.headers.get('Content-Type')?.split(';')[0]).toBe('application/json');
        expect(response.headers.get('Cache-Control')).toBe('no-store');
        expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
        const { response: text } = (await response.json()) as { response: string };
        expect(text).toContain('Neuilly-sur-Seine');
        expect(text).toContain('](/about/offices)');
      },
    },
    {
      name: 'answers in the language of the page, and in English where it has no words',
      check: async (ask) => {
        for (const language of ['en', 'es', 'ar']) {
          const response = await ask(questionOf('Where are your offices?', { language }));
          const { response: text } = (await response.json()) as { response: string };
          expect(text).toContain('](/en/about/offices)');
        }
      },
    },
    {
      name: 'answers the preflight of an allowed origin',
      check: async (ask) => {
        const response = await ask({
          method: 'OPTIONS',
          headers: {
            Origin: allowed,
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': 'authorization,apikey,content-type,x-client-info',
          },
        });
        expect(response.status).toBe(204);
        expect(response.headers.get('Access-Control-Allow-Origin')).toBe(allowed);
        expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST');
        for (const header of ['authorization', 'apikey', 'content-type', 'x-client-info']) {
          expect(response.headers.get('Access-Control-Allow-Headers')).toContain(header);
        }
        expect(response.headers.get('Vary')).toContain('Origin');
      },
    },
    {
      name: 'lets pages of an allowed origin read answers and errors',
      check: async (ask) => {
        for (const message of ['Bonjour', '']) {
          const response = await ask(questionOf(message, { headers: { Origin: allowed } }));
          expect(response.headers.get('Access-Control-Allow-Origin')).toBe(allowed);
          await response.body?.cancel();
        }
      },
    },
    {
      name: 'refuses other origins, and names none to them',
      check: async (ask) => {
        const foreign = 'https://evil.example';
        const preflight = await ask({
          method: 'OPTIONS',
          headers: { Origin: foreign, 'Access-Control-Request-Method': 'POST' },
        });
        expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull();
        const response = await ask(questionOf('Bonjour', { headers: { Origin: foreign } }));
        expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
        await expectError(response, 403, 'origin_not_allowed');
      },
    },
    ...(['GET', 'PUT', 'DELETE'] as const).map((method) => ({
      name: `refuses ${method} and says what to use`,
      check: async (ask: Ask) => {
        const response = await ask({ method });
        expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
        await expectError(response, 405, 'method_not_allowed');
      },
    })),
    {
      name: 'refuses what is not JSON',
      check: async (ask) => {
        await expectError(await ask({ ...questionOf('Bonjour'), body: '{"message":' }), 400, 'invalid_json');
        await expectError(
          await ask(questionOf('Bonjour', { headers: { 'Content-Type': 'text/plain' } })),
          415,
          'unsupported_media_type',
        );
      },
    },
    {
      name: 'refuses a question that is empty, too long or not a text',
      check: async (ask) => {
        for (const message of ['', ' \n ', 'a'.repeat(2001), 42, null, ['Bonjour']]) {
          await expectError(await ask(questionOf(message)), 422, 'invalid_request');
        }
        expect((await ask(questionOf('a'.repeat(2000)))).status).toBe(200);
      },
    },
    {
      name: 'refuses a language that the site does not have',
      check: async (ask) =>
        expectError(await ask(questionOf('Hallo', { language: 'de' })), 422, 'invalid_request'),
    },
    {
      name: 'refuses a body over 16 kB, whether it says its length or not',
      check: async (ask) => {
        const body = JSON.stringify({ message: 'Bonjour', language: 'fr', padding: 'x'.repeat(17_000) });
        await expectError(await ask({ ...questionOf(''), body }), 413, 'too_large');
        const chunks = new Blob([body]).stream();
        await expectError(await ask({ ...questionOf(''), body: chunks, duplex: 'half' }), 413, 'too_large');
      },
    },
    {
      name: 'does without a context, and repeats nothing of it',
      check: async (ask) => {
        const body = { message: 'Quel est votre numéro de téléphone ?', language: 'fr' };
        for (const part of [
          {},
          {
            context: {
              contact: { phone: '+33 6 66 66 66 66', email: 'me@evil.example', hours: 'toujours' },
              links: { contact: '//evil.example' },
            },
          },
        ]) {
          const response = await ask({ ...questionOf(''), body: JSON.stringify({ ...body, ...part }) });
          expect(response.status).toBe(200);
          const { response: text } = (await response.json()) as { response: string };
          expect(text).toContain('(tel:+33');
          expect(text).not.toMatch(/evil|66 66|toujours/);
        }
      },
    },
  ];
}
