import { expect, test, vi } from 'vitest';
import { company } from '../../../../content/company.ts';
import { jobPosting } from '../../../../pages/careers/@position/jobPosting.ts';
import { openPositions, positionAt } from '../../../../renderer/facts/openPositions.ts';
import { createI18n } from '../../../../renderer/i18n/createI18n.ts';

const t = createI18n('en').getFixedT('en');
const url = 'https://company.example/en/careers/manager';
/** Any position will do: it stands for what an owner writes. */
const [example = positionAt('')] = openPositions;

test('an example is no advertisement', () => {
  expect(jobPosting(t, example, url)).toEqual([]);
});

test('a position that its owner vouches for has all that Google asks of one', () => {
  const [posting] = jobPosting(t, { ...example, source: 'owner' }, url);
  expect(posting).toMatchObject({
    '@id': `${url}#position`,
    url,
    datePosted: example.datePosted,
    validThrough: example.validThrough,
    employmentType: example.employmentType,
    hiringOrganization: { '@id': `${company.origin}/#organization` },
    jobLocation: { address: { addressLocality: example.city } },
    directApply: false,
  });
  const { description } = posting as { description: string };
  expect(description.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(200);
  expect(description).not.toContain('{{');
});

test('a position leaves by itself the day after its last', async () => {
  const { validThrough } = example;
  const openOn = async (day: string) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(day) / 1000));
    vi.resetModules();
    const fresh = await import('../../../../renderer/facts/openPositions.ts');
    return fresh.openPositions.map(({ key }) => key);
  };
  expect(await openOn(validThrough)).toContain(example.key);
  expect(await openOn('2037-01-01')).not.toContain(example.key);
  vi.unstubAllEnvs();
  // Files share the modules that they import.
  vi.resetModules();
  expect(openPositions.map(({ path }) => path)).toContain(example.path);
});
