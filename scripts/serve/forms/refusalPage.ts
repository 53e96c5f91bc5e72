import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { builtLanguages } from '../../../content/builtLanguages.ts';
import { defaultLanguage, type LanguageCode, languageOf } from '../../../content/languages.ts';
import type { Refusal } from '../../../functions/service/Refusal.ts';
import type { Resources } from '../../../locales/i18next.d.ts';
import { readWords } from '../../../locales/readWords.ts';
import type { FormErrorCode } from './formSchema.ts';

type FormServiceWords = Resources['formService'] & { refused: { codes: Record<FormErrorCode, string> } };

const style =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.6 system-ui,sans-serif;max-inline-size:40rem;margin:15vh auto;padding:0 1rem}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** It runs nothing, loads nothing, and is neither framed nor indexed. */
export const refusalPageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Robots-Tag': 'noindex',
} as const;

/** The language for a page: what the form asked for, else what the browser prefers, else French. */
export function pageLanguage(context: Context): LanguageCode {
  return builtLanguages.find((language) => language === context.get('language')) ?? defaultLanguage;
}

/** The page after a form that was refused, for a visitor without JavaScript: what is wrong, field by field, and that nothing typed is lost. */
export function refusalPage(language: LanguageCode, { status, errors }: Refusal<FormErrorCode>) {
  const words = readWords<FormServiceWords>(language, 'formService').refused;
  const statuses: Readonly<Record<string, string>> = words.statuses;
  const [{ code, field }] = errors;
  const reason = field === undefined && code ? words.codes[code] : statuses[status];
  const fields = errors.filter((error) => error.field !== undefined);
  return html`<!doctype html>
    <html lang="${language}" dir="${languageOf(language).direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title}</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          <p>${reason ?? words.other}</p>
          ${
            fields.length > 0 &&
            html`<ul>
              ${fields.map(({ field, code }) => html`<li><strong>${field}</strong> — ${code && words.codes[code]}</li>`)}
            </ul>`
          }
          <p>${words.goBack}</p>
        </main>
      </body>
    </html>`;
}
