import { expect, onTestFinished, test, vi } from 'vitest';
import { company } from '../../../../content/company.ts';
import {
  headquarters,
  position,
  positionPath,
  positionSummary,
  positionText,
  suppliedTranslations,
  supply,
} from '../../suppliedContent.ts';

const url = `https://company.example/careers/${positionPath}`;
const content = {
  positions: [position],
  rates: [],
  offices: { headquarters, agencies: [], foreign: [], source: 'owner' },
};

/** @returns the structured data of the position. @param others properties that replace those of the position */
async function postingOf(others: object) {
  supply(content, suppliedTranslations);
  const { createI18n } = await import('../../../../renderer/i18n/createI18n.ts');
  const { jobPosting } = await import('../../../../pages/careers/@position/jobPosting.ts');
  const { positionAt } = await import('../../../../renderer/content/openPositions.ts');
  return jobPosting(createI18n('fr').getFixedT('fr'), { ...positionAt(positionPath), ...others }, url);
}

test('an example has no structured data', async () => {
  expect(await postingOf({ source: 'example' })).toEqual([]);
});

test('a real position has all properties that Google asks for', async () => {
  const [posting] = await postingOf({});
  expect(posting).toMatchObject({
    '@id': `${url}#position`,
    url,
    title: expect.stringContaining(positionSummary.title),
    datePosted: position.datePosted,
    validThrough: position.validThrough,
    employmentType: position.employmentType,
    hiringOrganization: { '@id': `${company.origin}/#organization` },
    jobLocation: { address: { addressLocality: position.city } },
    directApply: false,
    experienceRequirements: { monthsOfExperience: position.minimumExperienceYears * 12 },
  });
  const { description } = posting as { description: string };
  const { lead, mission, months, profile, learned, interview } = positionText;
  for (const text of [
    lead,
    ...mission,
    ...months.map((each) => each.title),
    ...profile,
    learned,
    interview,
  ]) {
    expect(description).toContain(text);
  }
});

test('the structured data has the pay, and remote work only if all days are remote', async () => {
  const salary = { from: 40_000, to: 50_000, currency: 'EUR', period: 'YEAR' };
  expect(await postingOf({ salary, remoteDays: 5 })).toMatchObject([
    {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 40_000, maxValue: 50_000, unitText: 'YEAR' },
      },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'FR' },
    },
  ]);
  const [silent] = await postingOf({ salary: undefined, remoteDays: 2 });
  expect(silent).not.toHaveProperty('baseSalary');
  expect(silent).not.toHaveProperty('jobLocationType');
});

test('a position is open on its last day, and not on the day after', async () => {
  const openOn = async (day: string) => {
    // The day of a build (`renderer/content/buildDay.ts`).
    vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(day) / 1000));
    supply(content, suppliedTranslations);
    const { openPositions } = await import('../../../../renderer/content/openPositions.ts');
    return openPositions.map(({ key }) => key);
  };
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await openOn(position.validThrough)).toEqual([position.key]);
  expect(await openOn('2101-01-01')).toEqual([]);
});
