import { company } from '../../../content/company.ts';
import offices from '../../../content/offices.json';
import positions from '../../../content/positions.json';
import tools from '../../../content/tools.json';
import { positions as enPositions } from '../../../locales/en/careers.json';
import { foreign as enForeign } from '../../../locales/en/offices.json';
import { positions as frPositions } from '../../../locales/fr/careers.json';
import { foreign as frForeign } from '../../../locales/fr/offices.json';
import { languageOf } from '../../../locales/languages.ts';
import type { ChatLanguage } from '../answer/stemsOf.ts';
import type { Facts, Office } from '../knowledge.ts';

const wordsOf = {
  fr: { positions: frPositions, foreign: frForeign },
  en: { positions: enPositions, foreign: enForeign },
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
  const { days, opens, closes } = company.chatHours;
  const countryOf = (key: string) =>
    required(words.foreign.items, key, `locales/${language}/offices.json`).country;

  return {
    company: company.name,
    origin: company.origin,
    slug: company.slug,
    legalName: company.legalName,
    phone: company.phone,
    email: company.email,
    address: `${company.street}, ${company.postalCode} ${company.city}`,
    hours: { firstDay: days.at(0) ?? '', lastDay: days.at(-1) ?? '', opens, closes },
    founded: new Intl.DateTimeFormat(languageOf(language).ogLocale.replace('_', '-'), {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
      .format(new Date(company.incorporated))
      .replace(/^1 (?=\p{L}+ \d{4}$)/u, language === 'fr' ? '1er ' : '1 '),
    registration: company.registration,
    vatNumber: company.vatNumber,
    host: company.host,
    headquarters: officeOf(offices.headquarters),
    agencies: offices.agencies.map(officeOf),
    abroad: offices.foreign
      .filter(({ cities }) => cities.length > 0)
      .map(({ key, cities }) => ({ country: countryOf(key), offices: cities.map(officeOf) })),
    soon: offices.foreign.filter(({ cities }) => cities.length === 0).map(({ key }) => countryOf(key)),
    positions: positions.map(({ key, city, minimumExperienceYears, validThrough }) => ({
      title: required(words.positions.items, key, `locales/${language}/careers.json`).title,
      city,
      minimumExperienceYears,
      validThrough,
    })),
    certifications: company.certifications.map(({ key }) => key),
    tools: {
      automation: tools.automation.map(({ name }) => name),
      performance: tools.performance.map(({ name }) => name),
    },
  };
}

interface ContentOffice {
  name: string;
  address: { street: string; postalCode: string; city: string };
  email: string;
  phone: string;
}

function officeOf({ name, address, email, phone }: ContentOffice): Office {
  return { city: name, address: `${address.street}, ${address.postalCode} ${address.city}`, email, phone };
}

function required<Item extends { key: string }>(items: readonly Item[], key: string, file: string): Item {
  const item = items.find((each) => each.key === key);
  if (!item)
    throw new Error(`${file} has no item with the key "${key}", which content/ names. Add it there.`);
  return item;
}
