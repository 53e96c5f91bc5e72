import { existsSync } from 'node:fs';
import type { ComponentType } from 'react';
import { afterAll, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import companyJson from '../../../content/company.json';
import consultantsJson from '../../../content/consultants.json';
import careersWords from '../../../locales/fr/careers.json';
import officesWords from '../../../locales/fr/offices.json';
import peopleWords from '../../../locales/fr/people.json';
import positionsWords from '../../../locales/fr/positions.json';
import {
  headquarters,
  position,
  positionPath,
  positionSummary,
  positionText,
  tunis,
} from '../suppliedFacts.ts';

/** @returns the facts of offices, each with what an owner may say of it */
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

/** Facts of a company that has answered everything, by file, and of one that has answered nothing. */
const filled = {
  company: {
    ...companyJson,
    bookingUrl: 'https://booking.example/call',
    disabilityEmail: 'access@company.example',
    pressEmail: 'press@company.example',
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
const empty: Record<keyof typeof filled, unknown> = {
  company: { ...companyJson, certifications: [], social: [] },
  offices: officesWith({}, {}),
  people: [],
  rates: [],
  purchasing: { source: 'owner' },
  consultants: [],
  positions: [position],
};

/** Where each fact is read, and what a reader of French sees of it. */
const shown = {
  about: ['Ada Example', 'Audit lead', 'ISTQB Advanced Level', 'néerlandais', 'https://people.example/ada'],
  audits: ['Ada Example', 'Votre interlocuteur', '611 €', '733 €'],
  contact: ['press@company.example', 'allemand', 'arabe'],
  consultants: ['libre le 7 décembre 2026', 'italien', '· indépendant'],
  engagement: [
    'Nos tarifs journaliers',
    '31 sur 47',
    'Insurer Example, jusqu’à 2 000 000 €',
    'ISO/IEC 27001:2022',
    '43 jours après',
    '37 jours',
    'Company Example Tunis',
    'Seulement avec votre accord écrit',
    'Host Example',
    'Client Example',
    '12 personnes',
    'arabe',
  ],
  nearshore: ['https://booking.example/call', 'Langues de travail', 'arabe'],
  position: ['access@company.example', '46 000 €', 'tous les jours', 'France'],
};

/** The page of a team abroad, which an owner may have taken away. */
const nearshorePage = 'pages/services/nearshore/+Page.tsx';

/** Pages as their modules are named; what a page takes. */
const pages: Partial<Record<keyof typeof shown, [() => Promise<object>, object?]>> = {
  about: [() => import('../../../pages/about/+Page.tsx')],
  audits: [() => import('../../../pages/services/quality-audits/+Page.tsx')],
  contact: [() => import('../../../pages/contact/OtherWays.tsx')],
  consultants: [() => import('../../../pages/consultants/+Page.tsx')],
  engagement: [() => import('../../../pages/services/engagement/+Page.tsx')],
  ...(existsSync(nearshorePage) && {
    nearshore: [() => import(/* @vite-ignore */ `../../../${nearshorePage}`)] as const,
  }),
  position: [() => import('../../../pages/careers/@position/+Page.tsx'), { position: positionPath }],
};

/** @returns the markup of each page, in French, made of those facts, with plain spaces */
async function pagesWith(facts: object, people: readonly object[]): Promise<Map<string, string>> {
  vi.resetModules();
  for (const [file, json] of Object.entries(facts)) {
    vi.doMock(`../../../content/${file}.json`, () => ({ ...json, default: json }));
  }
  const words = {
    people: { ...peopleWords, items: people },
    careers: { ...careersWords, positions: { ...careersWords.positions, items: [positionSummary] } },
    positions: { ...positionsWords, items: [positionText] },
    offices: {
      ...officesWords,
      foreign: {
        ...officesWords.foreign,
        items: [{ key: 'tunisia', country: 'Tunisia', description: 'A team near by.' }],
      },
    },
  };
  for (const [namespace, json] of Object.entries(words)) {
    vi.doMock(`../../../locales/fr/${namespace}.json`, () => ({ ...json, default: json }));
  }
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

afterAll(() => {
  for (const file of Object.keys(filled)) {
    vi.doUnmock(`../../../content/${file}.json`);
  }
  for (const namespace of ['people', 'careers', 'positions', 'offices']) {
    vi.doUnmock(`../../../locales/fr/${namespace}.json`);
  }
  // Files share the modules that they import.
  vi.resetModules();
});

test('what an owner has said stands on its pages, and what an owner has not said leaves no trace', async () => {
  const said = await pagesWith(filled, [{ key: 'ada', title: 'Audit lead' }]);
  const unsaid = await pagesWith(empty, []);
  for (const [name, texts] of Object.entries(shown).filter(([each]) => each in pages)) {
    for (const text of texts) {
      expect(said.get(name), `${name} with everything`).toContain(text);
      expect(unsaid.get(name), `${name} with nothing`).not.toContain(text);
    }
    expect(unsaid.get(name), name).not.toMatch(/undefined|\{\{|<ul[^>]*><\/ul>|<dl[^>]*><\/dl>/);
  }
}, 60_000);

test('each optional fact has a description for the editor, and is asked for at launch', async () => {
  vi.resetModules();
  const { notGiven } = await import('../../../scripts/check/facts.ts');
  const { parseJsonFile } = await import('../../../scripts/check/files.ts');
  const { companySchema } = await import('../../../content/company.ts');
  const { purchasingSchema } = await import('../../../content/purchasing.ts');
  const { peopleSchema } = await import('../../../content/people.ts');
  const asked = (schema: z.ZodType, facts: unknown) =>
    notGiven(parseJsonFile({ path: 'content/a.json', text: JSON.stringify(facts) }), schema);
  // All but the source.
  expect(asked(purchasingSchema, empty.purchasing)).toHaveLength(
    Object.keys(purchasingSchema.shape).length - 1,
  );
  expect(asked(purchasingSchema, filled.purchasing)).toEqual([]);
  expect(asked(companySchema, filled.company)).toEqual([]);
  expect(asked(peopleSchema, []).map(({ message }) => message)).toEqual([
    expect.stringContaining('is not given: who runs the company'),
  ]);
  expect(asked(peopleSchema, filled.people)).toEqual([]);
  expect(asked(purchasingSchema, empty.purchasing).every(({ severity }) => severity === 'question')).toBe(
    true,
  );
});

test('a search engine is told the pay, and of remote work only where all of it is', async () => {
  const { positionAt } = await import('../../../renderer/facts/openPositions.ts');
  const { jobPosting } = await import('../../../pages/careers/@position/jobPosting.ts');
  const { createI18n } = await import('../../../renderer/i18n/createI18n.ts');
  const t = createI18n('fr').getFixedT('fr');
  const salary = { from: 40_000, to: 50_000, currency: 'EUR', period: 'YEAR' } as const;
  const posting = (facts: object) =>
    jobPosting(t, { ...positionAt(positionPath), source: 'owner', ...facts }, 'https://company.example/a')[0];
  expect(posting({ salary, remoteDays: 5 })).toMatchObject({
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 40_000, maxValue: 50_000, unitText: 'YEAR' },
    },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'FR' },
  });
  const silent = posting({ salary: undefined, remoteDays: 2 });
  expect(silent).not.toHaveProperty('baseSalary');
  expect(silent).not.toHaveProperty('jobLocationType');
});
