import { chatPages } from '../../../content/chat/chatSchemas.ts';
import { company } from '../../../content/company.ts';
import { entryOf } from '../../../content/entryOf.ts';
import { defaultLanguage, type LanguageCode, languageOf, urlOf } from '../../../content/languages.ts';
import { allOffices, cityNameIn, type Office, offices } from '../../../content/offices.ts';
import { contactsFor } from '../../../content/people.ts';
import type { Position } from '../../../content/positions.ts';
import { rates } from '../../../content/rates.ts';
import { tools } from '../../../content/tools.ts';
import type { PositionTexts, Resources } from '../../../locales/i18next.d.ts';
import { openPositions } from '../../../renderer/content/openPositions.ts';
import {
  formatDate,
  formatList,
  formatMoney,
  formatRow,
  languageNames,
} from '../../../renderer/i18n/format.ts';
import { readTranslations } from '../../../renderer/i18n/mergeTranslations.ts';
import { namedDomains, namedServices } from '../../../renderer/i18n/namedContent.ts';
import { translationsOf } from '../../../renderer/i18n/translations.ts';
import { bullets, fill, linkTo } from '../answer/sentences.ts';
import type { AnswerTexts, IndexedOffice, SiteContent } from '../knowledge.ts';

/**
 * The topics whose sentence contains `{{abroadCities}}`. If no office is abroad, the chat does not use this sentence. The code searches the
 * raw translations of the source language: they contain every topic, and `translationsOf` would replace the placeholder.
 */
const topicsAbroad = Object.entries(readTranslations()[defaultLanguage]?.chatAnswers?.topics ?? {}).flatMap(
  ([topic, sentence]) => (String(sentence).includes('{{abroadCities}}') ? topic : []),
);

/** Collects the content of the chat's fixed sentences from the same files as the pages, so that both always agree. */
export function chatContent(language: LanguageCode): SiteContent {
  const {
    chatAnswers,
    careers: { positions: hiringTexts, process },
    offices: { agencies: agencyTexts, foreign, cityNames },
    common: { domains: domainNames, pages: pageNames },
    people: { items: peopleTexts },
    specimens: { names: specimenNames },
    engagement: { rates: rateTexts },
    qualityAudits: { deliverables },
    commitments: { numbers },
  } = translationsOf(language);
  const hasCitiesAbroad = offices.foreign.some(({ cities }) => cities.length > 0);
  const texts = {
    ...chatAnswers,
    topics: Object.fromEntries(
      Object.entries(chatAnswers.topics).filter(
        ([topic]) => hasCitiesAbroad || !topicsAbroad.includes(topic),
      ),
    ),
  } as AnswerTexts;
  const { terms } = hiringTexts;
  const { colon } = languageOf(language);
  const officeOf = ({ name, address, email, phone }: Office): IndexedOffice => ({
    city: cityNameIn(cityNames, name),
    cityAddress: `${address.street}, ${address.postalCode} ${address.city}`,
    cityEmail: emailLink(email),
    cityPhone: phoneLink(phone),
  });
  const certificationNames: Readonly<Record<string, string>> = texts.lists.certifications;
  const headquarters = officeOf(offices.headquarters);
  const agencies = offices.agencies.map((agency) => ({
    ...officeOf(agency),
    city: entryOf(agencyTexts.items, agency.key, `locales/${language}/offices.json: agencies.items`).title,
  }));
  const abroad = offices.foreign.map(({ key, cities }) => ({
    country: entryOf(foreign.items, key, `locales/${language}/offices.json: foreign.items`).country,
    offices: cities.map(officeOf),
  }));
  // If a country has no office yet, an office is being prepared there.
  const soon = abroad.flatMap((each) => (each.offices.length === 0 ? each.country : []));
  const listOf = (items: readonly string[]) => formatList(items, language);
  const rangeOf = ({ from, to, currency }: { from: number; to: number; currency: string }) => ({
    from: formatMoney(from, currency, language),
    to: formatMoney(to, currency, language),
  });
  const withExample = (source: string, line: string) =>
    source === 'example' ? fill(texts.lists.example, { line }) : line;

  return {
    names: chatNames(translationsOf(language)),
    slug: company.slug,
    numbers,
    texts,
    links: Object.fromEntries(
      Object.entries(chatPages).flatMap(([name, path]) => (path ? [[name, urlOf(language, path)]] : [])),
    ),
    values: {
      legalName: company.legalName,
      phone: phoneLink(company.phone),
      email: emailLink(company.email),
      address: headquarters.cityAddress,
      founded: formatDate(company.incorporated, language),
      registration: company.registration,
      vatNumber: company.vatNumber,
      host: company.host,
      headquarters: headquarters.city,
      agencies:
        bullets(
          agencies.map(({ city, cityEmail }) => fill(texts.lists.agency, { city, email: cityEmail })),
        ) || texts.lists.noAgency,
      soon: formatRow(soon, language) || texts.lists.noCountry,
      domains: formatRow(
        namedDomains.map(({ key }) => domainNames[key]),
        language,
      ),
      auditDeliverables: listOf(deliverables.items.map(titleWithin)),
      hiringTime: process.lead,
      hiringSteps: listOf(process.items.map(titleWithin)),
      certifications: bullets(company.certifications.map(({ key }) => certificationNames[key] ?? key)),
      automationTools: listOf(tools.automation.map(({ name }) => name)),
      performanceTools: listOf(tools.performance.map(({ name }) => name)),
      rates: bullets(
        rates.map((rate) => {
          const role = rateTexts.roles[rate.role];
          const range = fill(rateTexts.range, rangeOf(rate));
          const line = fill(rateTexts.sentence, { role, city: cityNameIn(cityNames, rate.city), range });
          return withExample(rate.source, line);
        }),
      ),
      sampleQuote: chatPages.sampleQuote
        ? linkTo(specimenNames.quoteDocument, urlOf(language, chatPages.sampleQuote))
        : '',
      contacts: bullets(
        namedServices.flatMap(({ key }) =>
          contactsFor(key).map((person) => {
            const { title } = entryOf(peopleTexts, person.key, `locales/${language}/people.json: items`);
            const who = fill(texts.lists.person, { name: person.name, title });
            return withExample(person.source, `${pageNames[key]}${colon}${who}`);
          }),
        ),
      ),
      officeLanguages: bullets(
        allOffices.flatMap(({ name, languages }) =>
          languages ? `${cityNameIn(cityNames, name)}${colon}${languageNames(languages, language)}` : [],
        ),
      ),
    },
    offices: [headquarters, ...agencies, ...abroad.flatMap((country) => country.offices)],
    soon,
    positions: openPositions.map((position) => {
      const location = `locales/${language}/careers.json: positions.items`;
      const { title } = entryOf<PositionTexts>(hiringTexts.items, position.key, location);
      const city = cityNameIn(cityNames, position.city);
      const line = withExample(position.source, positionLine({ ...position, title, city }, texts, language));
      const { salary, validThrough } = position;
      const pay = salary && fill(terms.periods[salary.period], rangeOf(salary));
      return { city, line, validThrough, ...(pay && { salary: `${line}${colon}${pay}` }) };
    }),
  };
}

type NamedPosition = Pick<Position, 'city' | 'minimumExperienceYears'> & { title: string };

export function positionLine(
  { title, city, minimumExperienceYears: count }: NamedPosition,
  { lists }: AnswerTexts,
  language: LanguageCode,
): string {
  // The type comes from the French file, which lacks most plural forms of other languages (Arabic has six). Hence the cast.
  const years = lists[`years_${new Intl.PluralRules(language).select(count)}` as 'years_other'];
  return fill(lists.position, { title, city, years: fill(years, { count: String(count) }) });
}

/** Writes the first letter of a title in lower case, for use within a sentence. So no title may begin with a name or an abbreviation. */
function titleWithin({ title }: { title: string }): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

function emailLink(email: string): string {
  return linkTo(email, `mailto:${email}`);
}

function phoneLink(phone: string): string {
  return linkTo(phone, `tel:${phone.replace(/[^\d+]/g, '')}`);
}

type NamingTexts = Pick<Resources, 'common' | 'consultants' | 'domains'>;

/**
 * The site's names for domains, services, roles and tools. A visitor's message may consist only of such a name.
 *
 * @returns the names, by the path of the page or section that answers
 */
function chatNames({ common, consultants, domains }: NamingTexts): Record<string, string[]> {
  return {
    ...Object.fromEntries(
      namedDomains.map(({ key, path }) => [path, [common.domains[key], domains[key].title]]),
    ),
    ...Object.fromEntries(namedServices.map(({ key, path }) => [path, [common.pages[key]]])),
    '/consultants#profiles': consultants.profiles.items.map(({ title }) => title),
    '/services/automated-testing#tools': tools.automation.map(({ name }) => name),
    '/services/performance-testing#tools': tools.performance.map(({ name }) => name),
  };
}
