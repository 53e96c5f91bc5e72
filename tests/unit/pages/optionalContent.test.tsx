import { existsSync } from 'node:fs';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import companyJson from '../../../content/company.json';
import { companySchema } from '../../../content/company.ts';
import consultantsJson from '../../../content/consultants.json';
import { peopleSchema } from '../../../content/people.ts';
import { purchasingSchema } from '../../../content/purchasing.ts';
import officesTexts from '../../../locales/fr/offices.json';
import { notGiven } from '../../../scripts/check/content.ts';
import { parseJsonFile } from '../../../scripts/check/jsonFile.ts';
import {
  headquarters,
  position,
  positionPath,
  suppliedTranslations,
  supply,
  tunis,
} from '../suppliedContent.ts';

/** @returns the content of offices, with optional properties for the headquarters and for the office abroad */
const officesWith = (atHome: object, abroad: object) => ({
  headquarters: { ...headquarters, ...atHome },
  agencies: [],
  foreign: [
    {
      key: 'tunisia',
      code: 'TN',
      type: 'nearshore',
      path: '/services/nearshore',
      cities: [{ ...tunis, ...abroad }],
    },
  ],
  source: 'owner',
});

/** The content of a company that gives everything, by file; `empty` is that of a company that gives nothing optional. */
const filled = {
  company: {
    ...companyJson,
    bookingUrl: 'https://booking.example/call',
    disabilityEmail: 'access@company.example',
    pressEmail: 'press@company.example',
    certifications: companyJson.certifications.map((each) => ({
      ...each,
      check: 'https://register.example/1',
    })),
    httpsOnly: 'host',
  },
  offices: officesWith(
    { languages: ['fr', 'de', 'ar'], people: 12 },
    { languages: ['fr', 'ar'], people: 21 },
  ),
  people: [
    {
      key: 'ada',
      name: 'Ada Example',
      languages: ['en', 'nl'],
      certificates: ['ISTQB Advanced Level'],
      link: 'https://people.example/ada',
      services: ['qualityAudits'],
      source: 'owner',
    },
  ],
  rates: [{ role: 'auditor', city: 'Lyon', from: 611, to: 733, currency: 'EUR', source: 'owner' }],
  purchasing: {
    source: 'owner',
    certifiedTesters: { certified: 31, of: 47 },
    insurance: { insurer: 'Insurer Example', sum: 2_000_000, currency: 'EUR' },
    securityCertificate: 'ISO/IEC 27001:2022',
    paymentDays: 43,
    noticeDays: 37,
    employerAbroad: 'Company Example Tunis',
    subcontracting: 'withAgreement',
    processors: ['Host Example'],
    references: ['Client Example'],
  },
  consultants: consultantsJson.map((consultant) => ({
    ...consultant,
    availableFrom: '2026-12-07',
    city: 'Lyon',
    languages: ['fr', 'it'],
    status: 'freelance',
  })),
  positions: [
    {
      ...position,
      remoteDays: 5,
      salary: { from: 46_000, to: 56_000, currency: 'EUR', period: 'YEAR' },
      contractCountry: 'FR',
    },
  ],
};
const empty: Record<keyof typeof filled, object> = {
  company: { ...companyJson, certifications: [], social: [] },
  offices: officesWith({}, {}),
  people: [],
  rates: [],
  purchasing: { source: 'owner' },
  consultants: [],
  positions: [position],
};

/** What each page shows in French if the content is given. */
const shown = {
  about: [
    'Ada Example',
    'Audit lead',
    'ISTQB Advanced Level',
    'néerlandais',
    'https://people.example/ada',
    'https://register.example/1',
  ],
  audits: ['Ada Example', 'Votre interlocuteur', '6 110 €', '7 330 €'],
  contact: ['press@company.example', 'allemand', 'arabe'],
  consultants: ['libre le 7 décembre 2026', 'italien', '· indépendant'],
  engagement: [
    'Nos tarifs par jour',
    '31 sur 47',
    'Insurer Example, jusqu’à 2 000 000 €',
    'ISO/IEC 27001:2022',
    '43 jours après',
    '37 jours',
    'Indépendants et équipe de Tunis',
    'Host Example',
    'Client Example',
    '12 personnes',
    'arabe',
  ],
  nearshore: ['https://booking.example/call', 'Langues de travail', 'arabe', 'Company Example Tunis'],
  position: ['access@company.example', '46 000 €', 'tous les jours', 'France'],
};

/** The page of a team abroad, which an owner may have removed. */
const nearshorePage = 'pages/services/nearshore/+Page.tsx';

/** The module of each page, and the props of its component. */
const pages: Partial<Record<keyof typeof shown, [() => Promise<object>, object?]>> = {
  about: [() => import('../../../pages/about/+Page.tsx')],
  audits: [() => import('../../../pages/services/quality-audits/+Page.tsx')],
  contact: [() => import('../../../pages/contact/OtherChannels.tsx')],
  consultants: [() => import('../../../pages/consultants/+Page.tsx')],
  engagement: [() => import('../../../pages/services/engagement/+Page.tsx')],
  ...(existsSync(nearshorePage) && {
    nearshore: [() => import(/* @vite-ignore */ `../../../${nearshorePage}`)] as const,
  }),
  position: [() => import('../../../pages/careers/@position/+Page.tsx'), { position: positionPath }],
};

const foreign = {
  ...officesTexts.foreign,
  items: [{ key: 'tunisia', country: 'Tunisia', description: 'A team near by.' }],
};
const words = { ...suppliedTranslations, offices: { ...officesTexts, foreign } };

/** @returns the French HTML of each page with this content and these translations of people, with plain spaces */
async function pagesWith(content: Readonly<Record<string, object>>, people: readonly object[]) {
  supply(content, { ...words, people: { ...words.people, items: people } });
  const { createI18n } = await import('../../../renderer/i18n/createI18n.ts');
  const { I18nextProvider } = await import('react-i18next');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const i18n = createI18n('fr');
  const made = new Map<string, string>();
  for (const [name, [load, props]] of Object.entries(pages)) {
    const [Page] = Object.values(await load()) as [ComponentType<object>];
    made.set(
      name,
      renderToStaticMarkup(
        <I18nextProvider i18n={i18n}>
          <Page {...props} />
        </I18nextProvider>,
      ).replaceAll(/\s/g, ' '),
    );
  }
  return made;
}

test('optional content is shown on its pages, and leaves no trace where it is missing', async () => {
  const said = await pagesWith(filled, suppliedTranslations.people.items);
  const unsaid = await pagesWith(empty, []);
  for (const [name, texts] of Object.entries(shown).filter(([each]) => each in pages)) {
    for (const text of texts) {
      expect(said.get(name), `${name} with everything`).toContain(text);
      expect(unsaid.get(name), `${name} with nothing`).not.toContain(text);
    }
    expect(unsaid.get(name), name).not.toMatch(/undefined|\{\{|<ul[^>]*><\/ul>|<dl[^>]*><\/dl>/);
  }
}, 60_000);

test('the launch list asks for each optional value until it is given', () => {
  const asked = (schema: z.ZodType, content: unknown) =>
    notGiven(parseJsonFile({ path: 'content/a.json', text: JSON.stringify(content) }), schema);
  const asksOfPurchasing = asked(purchasingSchema, empty.purchasing);
  // All fields but `source`.
  expect(asksOfPurchasing).toHaveLength(Object.keys(purchasingSchema.shape).length - 1);
  expect(asksOfPurchasing.map(({ severity }) => severity)).not.toContain('error');
  expect(asked(purchasingSchema, filled.purchasing)).toEqual([]);
  expect(asked(companySchema, filled.company)).toEqual([]);
  expect(asked(peopleSchema, []).map(({ message }) => message)).toEqual([
    expect.stringContaining('is not given: who runs the company'),
  ]);
  expect(asked(peopleSchema, filled.people)).toEqual([]);
});
