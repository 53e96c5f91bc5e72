import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { company } from '../../../../content/company.ts';
import careersWords from '../../../../locales/fr/careers.json';
import positionsWords from '../../../../locales/fr/positions.json';
import { headquarters, position, positionPath, positionSummary, positionText } from '../../suppliedFacts.ts';

const url = `https://company.example/careers/${positionPath}`;
const careers = { ...careersWords, positions: { ...careersWords.positions, items: [positionSummary] } };
const positions = { ...positionsWords, items: [positionText] };
const supplied = {
  'content/positions': [position],
  'content/offices': { headquarters, agencies: [], foreign: [], source: 'owner' },
  'locales/fr/careers': careers,
  'locales/fr/positions': positions,
};

beforeAll(() => {
  for (const [file, json] of Object.entries(supplied)) {
    vi.doMock(`../../../../${file}.json`, () => ({ ...json, default: json }));
  }
});

afterAll(() => {
  for (const file of Object.keys(supplied)) {
    vi.doUnmock(`../../../../${file}.json`);
  }
  // Files share the modules that they import.
  vi.resetModules();
});

/** @returns what a search engine is told of the position, with other facts */
async function postingOf(facts: object) {
  vi.resetModules();
  const { createI18n } = await import('../../../../renderer/i18n/createI18n.ts');
  const { jobPosting } = await import('../../../../pages/careers/@position/jobPosting.ts');
  const { positionAt } = await import('../../../../renderer/facts/openPositions.ts');
  return jobPosting(createI18n('fr').getFixedT('fr'), { ...positionAt(positionPath), ...facts }, url);
}

test('an example is no advertisement', async () => {
  expect(await postingOf({ source: 'example' })).toEqual([]);
});

test('a position that its owner vouches for has all that Google asks of one', async () => {
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

test('a position leaves by itself the day after its last', async () => {
  const openOn = async (day: string) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(day) / 1000));
    vi.resetModules();
    const { openPositions } = await import('../../../../renderer/facts/openPositions.ts');
    return openPositions.map(({ key }) => key);
  };
  expect(await openOn(position.validThrough)).toEqual([position.key]);
  expect(await openOn('2101-01-01')).toEqual([]);
  vi.unstubAllEnvs();
});
