import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { builtLanguages } from '../../../content/builtLanguages.ts';
import { defaultLanguage, type LanguageCode, languageOf, urlOf } from '../../../content/languages.ts';
import type { Refusal } from '../../../functions/service/Refusal.ts';
import type fr from '../../../locales/fr/formService.json';
import { readWords } from '../../../locales/readWords.ts';
import type { FormErrorCode } from './formSchema.ts';

type FormServiceWords = typeof fr & { refused: { codes: Record<FormErrorCode, string> } };

const wordsIn = (language: LanguageCode) => readWords<FormServiceWords>(language, 'formService');

const style =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.6 system-ui,sans-serif;max-inline-size:40rem;margin:15vh auto;padding:0 1rem}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** Headers of these pages: they run nothing, load nothing, and are neither framed nor indexed. */
export const nativePageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Robots-Tag': 'noindex',
} as const;

/** The language for a page: what the form or the address asked for, else what the browser prefers, else French. */
export function pageLanguage(context: Context): LanguageCode {
  return builtLanguages.find((language) => language === context.get('language')) ?? defaultLanguage;
}

/** The page after a form that was taken, for a visitor without JavaScript whose form named no page of its own. */
export function thanksPage(language: LanguageCode) {
  const words = wordsIn(language).thanks;
  return page(
    language,
    words.title,
    html`<p>${words.text}</p>
      <p><a href="${urlOf(language, '/')}">${words.home}</a></p>`,
  );
}

/** The page after a form that was refused: what is wrong, field by field, and that nothing typed is lost. */
export function refusalPage(language: LanguageCode, { status, errors }: Refusal<FormErrorCode>) {
  const words = wordsIn(language).refused;
  const statuses: Readonly<Record<string, string>> = words.statuses;
  const [{ code, field }] = errors;
  const reason = field === undefined && code ? words.codes[code] : statuses[status];
  const fields = errors.filter((error) => error.field !== undefined);
  return page(
    language,
    words.title,
    html`<p>${reason ?? words.other}</p>
      ${
        fields.length > 0 &&
        html`<ul>
          ${fields.map(({ field, code }) => html`<li><strong>${field}</strong> — ${code && words.codes[code]}</li>`)}
        </ul>`
      }
      <p>${words.goBack}</p>`,
  );
}

function page(language: LanguageCode, title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="${language}" dir="${languageOf(language).direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
