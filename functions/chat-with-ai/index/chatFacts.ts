import { company } from '../../../content/company.ts';
import { entryOf } from '../../../content/entryOf.ts';
import { figures } from '../../../content/figures.ts';
import { type Office, offices } from '../../../content/offices.ts';
import { positions } from '../../../content/positions.ts';
import { promises } from '../../../content/promises.ts';
import { tools } from '../../../content/tools.ts';
import { formatDate, formatNumber } from '../../../locales/format.ts';
import type { PositionWords, Resources } from '../../../locales/i18next.d.ts';
import { namedDomains } from '../../../locales/namedFacts.ts';
import { readWords } from '../../../locales/readWords.ts';
import { type PromiseWords, promiseTexts } from '../../../renderer/quoted/promiseTexts.ts';
import { type AnswerWords, fill } from '../answer/fill.ts';
import type { ChatLanguage } from '../answer/stemsOf.ts';
import type { Facts, KnownOffice } from '../knowledge.ts';

/**
 * Gathers what the chat answers directly, from the same files as the pages.
 *
 * @param language the language of the answers
 * @returns the facts, with titles and the names of places in that language
 * @throws Error when a position or a country has no words
 */
export function chatFacts(language: ChatLanguage): Facts {
  const { positions: hiringWords, process } = readWords<Resources['careers']>(language, 'careers');
  const { foreign, cityNames } = readWords<Resources['offices']>(language, 'offices');
  const { domains: domainNames } = readWords<Resources['common']>(language, 'common');
  const { deliverables } = readWords<Resources['qualityAudits']>(language, 'qualityAudits');
  const promised = promiseTexts(language, promises, readWords<PromiseWords>(language, 'promises'));
  const cityName = (city: string) => (cityNames as Record<string, string>)[city] ?? city;
  const officeOf = ({ name, address, email, phone }: Office): KnownOffice => ({
    city: cityName(name),
    address: `${address.street}, ${address.postalCode} ${address.city}`,
    email,
    phone,
  });
  const headquarters = officeOf(offices.headquarters);
  const countryOf = (key: string) =>
    entryOf(foreign.items, key, `locales/${language}/offices.json: foreign.items`).country;

  return {
    company: company.name,
    origin: company.origin,
    slug: company.slug,
    legalName: company.legalName,
    phone: company.phone,
    email: company.email,
    address: headquarters.address,
    words: readWords<AnswerWords>(language, 'chatAnswers'),
    promises: promised,
    founded: formatDate(company.incorporated, language),
    registration: company.registration,
    vatNumber: company.vatNumber,
    host: company.host,
    headquarters,
    agencies: offices.agencies.map(officeOf),
    abroad: offices.foreign
      .filter(({ cities }) => cities.length > 0)
      .map(({ key, cities }) => ({ country: countryOf(key), offices: cities.map(officeOf) })),
    soon: offices.foreign.filter(({ cities }) => cities.length === 0).map(({ key }) => countryOf(key)),
    positions: positions.map(({ key, city, minimumExperienceYears, validThrough, source }) => ({
      title: entryOf<PositionWords>(
        hiringWords.items,
        key,
        `locales/${language}/careers.json: positions.items`,
      ).title,
      city: cityName(city),
      minimumExperienceYears,
      validThrough,
      isExample: source === 'example',
    })),
    domains: namedDomains.map(({ key }) => domainNames[key]),
    auditDeliverables: deliverables.items.map(({ title }) => title),
    hiring: { time: fill(process.lead, promised), steps: process.items.map(({ title }) => title) },
    specialists: figureOf('specialists'),
    projects: figureOf('projects'),
    satisfaction: formatNumber(figureOf('satisfaction'), language, { style: 'unit', unit: 'percent' }),
    certifications: company.certifications.map(({ key }) => key),
    tools: {
      automation: tools.automation.map(({ name }) => name),
      performance: tools.performance.map(({ name }) => name),
    },
  };
}

function figureOf(key: string): number {
  return entryOf(figures.company.achievements, key, 'content/figures.json: company.achievements').value;
}
