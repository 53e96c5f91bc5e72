import { expect, test } from 'vitest';
import { promises } from '../../../../../content/promises.ts';
import { languages } from '../../../../../locales/languages.ts';
import { type PromiseWords, promiseTexts } from '../../../../../locales/promiseTexts.ts';
import { readWords } from '../../../../../locales/readWords.ts';

test.each(languages.map(({ code }) => code))(
  'what results say in %s quotes only what the browser knows',
  (code) => {
    const known = promiseTexts(code, promises, readWords<PromiseWords>(code, 'promises'));
    const { catalogue } = readWords<{ catalogue: object }>(code, 'search');
    const quoted = [...JSON.stringify(catalogue).matchAll(/\{\{\s*([^},\s]+)/g)].map(([, name = '']) => name);
    expect(quoted.length).toBeGreaterThan(0);
    // `renderer/i18n/browserI18n.ts`
    expect(quoted.filter((name) => name !== 'company' && !(name in known))).toEqual([]);
  },
);
