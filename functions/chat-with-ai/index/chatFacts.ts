import { company } from '../../../content/company.ts';
import { domains } from '../../../content/domains.ts';
import { figures } from '../../../content/figures.ts';
import { type Office, offices } from '../../../content/offices.ts';
import { type PositionWords, positions } from '../../../content/positions.ts';
import { promises } from '../../../content/promises.ts';
import { tools } from '../../../content/tools.ts';
import { process as enHiring, positions as enPositions } from '../../../locales/en/careers.json';
import { domains as enDomains } from '../../../locales/en/common.json';
import { foreign as enForeign } from '../../../locales/en/offices.json';
import { deliverables as enDeliverables } from '../../../locales/en/qualityAudits.json';
import { entryOf } from '../../../locales/entryOf.ts';
import { formatDate } from '../../../locales/format.ts';
import { process as frHiring, positions as frPositions } from '../../../locales/fr/careers.json';
import { domains as frDomains } from '../../../locales/fr/common.json';
import { foreign as frForeign } from '../../../locales/fr/offices.json';
import { deliverables as frDeliverables } from '../../../locales/fr/qualityAudits.json';
import { promiseTexts } from '../../../locales/promiseTexts.ts';
import { fill } from '../answer/answerWords.ts';
import type { ChatLanguage } from '../answer/stemsOf.ts';
import type { Facts, KnownOffice } from '../knowledge.ts';

const wordsOf = {
  fr: {
    positions: frPositions,
    foreign: frForeign,
    domains: frDomains,
    deliverables: frDeliverables,
    hiring: frHiring,
  },
  en: {
    positions: enPositions,
    foreign: enForeign,
    domains: enDomains,
    deliverables: enDeliverables,
    hiring: enHiring,
  },
} as const;

/**
 * Gathers what the chat answers directly, from the same files as the pages.
 *
 * @param language the language of the answers
 * @returns the facts, with titles and country names in that language
 * @throws Error when a position or a country has no words
 */
export function chatFacts(language: ChatLanguage): Facts {
  const words = wordsOf[language];
  const promised = promiseTexts(language, promises);
  const headquarters = officeOf(offices.headquarters);
  const countryOf = (key: string) =>
    entryOf(words.foreign.items, key, `locales/${language}/offices.json: foreign.items`).country;

  return {
    company: company.name,
    origin: company.origin,
    slug: company.slug,
    legalName: company.legalName,
    phone: company.phone,
    email: company.email,
    address: headquarters.address,
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
        words.positions.items,
        key,
        `locales/${language}/careers.json: positions.items`,
      ).title,
      city,
      minimumExperienceYears,
      validThrough,
      isExample: source === 'example',
    })),
    domains: domains.map(({ key }) => words.domains[key]),
    auditDeliverables: words.deliverables.items.map(({ title }) => title),
    hiring: { time: fill(words.hiring.lead, promised), steps: words.hiring.items.map(({ title }) => title) },
    specialists: figureOf('specialists'),
    projects: figureOf('projects'),
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

function officeOf({ name, address, email, phone }: Office): KnownOffice {
  return { city: name, address: `${address.street}, ${address.postalCode} ${address.city}`, email, phone };
}
