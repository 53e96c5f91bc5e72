import { onTestFinished, vi } from 'vitest';
import careersTexts from '../../locales/fr/careers.json';
import peopleTexts from '../../locales/fr/people.json';
import positionsTexts from '../../locales/fr/positions.json';

// Offices and a position for tests, because an owner may have other offices and no position.

export const headquarters = {
  key: 'lyon',
  name: 'Lyon',
  address: { street: '1 rue de la Paix', postalCode: '69002', city: 'Lyon', country: 'FR' },
  latitude: 45.764,
  longitude: 4.8357,
};

export const tunis = {
  ...headquarters,
  key: 'tunis',
  name: 'Tunis',
  address: { street: '1 rue de la Paix', postalCode: '1053', city: 'Tunis', country: 'TN' },
  email: 'tunis@company.example',
  phone: '+216 00 000 000',
};

export const position = {
  key: 'leadTester',
  city: 'Lyon',
  employmentType: 'FULL_TIME',
  minimumExperienceYears: 5,
  datePosted: '2026-10-12',
  validThrough: '2100-12-31',
  applyUrl: 'https://jobs.company.example/lead-tester',
  source: 'owner',
};

/** The last part of the path of the position's page, which is made from its key. */
export const positionPath = 'lead-tester';

/** The position's texts in `careers.json`. */
export const positionSummary = {
  key: position.key,
  title: 'Lead tester',
  department: 'Testing',
  description: 'Leads the tests of a product.',
};

/** The position's texts in `positions.json`. */
export const positionText = {
  key: position.key,
  meta: { title: 'Lead tester', description: 'Leads the tests of a product.', keywords: 'lead tester' },
  lead: 'Leads the tests of a product.',
  mission: ['Analyse risks.'],
  months: [{ title: 'Understand', description: 'Reads the incidents of a year.' }],
  profile: ['Has led tests before.'],
  learned: 'To say no.',
  interview: 'A small shop to be tested.',
};

/** The translations of the position and of a person, by file. */
export const suppliedTranslations = {
  careers: { ...careersTexts, positions: { ...careersTexts.positions, items: [positionSummary] } },
  people: { ...peopleTexts, items: [{ key: 'ada', title: 'Audit lead' }] },
  positions: { ...positionsTexts, items: [positionText] },
};

/**
 * Replaces files of the project in all modules that the test imports from now on; undone when the test ends.
 *
 * @param content files of `content/`, by name
 * @param words files of `locales/fr/`, by name
 */
export function supply(
  content: Readonly<Record<string, object>>,
  words: Readonly<Record<string, object>>,
): void {
  vi.resetModules();
  const files = Object.entries(content).map(([name, json]) => ({ file: `../../content/${name}.json`, json }));
  for (const { file, json } of files) {
    vi.doMock(file, () => ({ ...json, default: json }));
  }
  const mergeTranslations = '../../renderer/i18n/mergeTranslations.ts';
  vi.doMock(mergeTranslations, async (original) => {
    const module = await original<typeof import('../../renderer/i18n/mergeTranslations.ts')>();
    const byLanguage = module.readTranslations();
    return { ...module, readTranslations: () => ({ ...byLanguage, fr: { ...byLanguage.fr, ...words } }) };
  });
  onTestFinished(() => {
    for (const file of [...files.map((each) => each.file), mergeTranslations]) {
      vi.doUnmock(file);
    }
    // Test files share the modules that they import.
    vi.resetModules();
  });
}
