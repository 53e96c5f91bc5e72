import { urlOf } from '../../../content/languages.ts';
import { formatList, formatRow } from '../../../locales/format.ts';
import type { Facts, KnownOffice, KnownPage, KnownPosition } from '../knowledge.ts';
import { type AnswerWords, fill } from './fill.ts';
import type { ChatLanguage } from './stemsOf.ts';

/** What the fixed sentences may name, by the name they use. */
export type FactValues = Record<string, string>;

interface FactInput {
  facts: Facts;
  words: AnswerWords;
  language: ChatLanguage;
  pages: readonly KnownPage[];
  /** The positions that are still open. */
  positions: readonly KnownPosition[];
}

/** @returns a value for every name that a fixed sentence may use, but for those of one office */
export function factValuesOf({ facts, words, language, pages, positions }: FactInput): FactValues {
  const link = (path: string) => {
    const url = urlOf(language, path);
    return linkTo(pages.find((page) => page.path === url)?.label ?? url, url);
  };
  /** French is the type of the words; each language has the plural forms that it needs. */
  const yearsIn = (count: number) =>
    words.lists[`years_${new Intl.PluralRules(language).select(count)}` as 'years_other'];
  return {
    ...facts.promises,
    company: facts.company,
    legalName: facts.legalName,
    phone: phoneLink(facts.phone),
    email: emailLink(facts.email),
    address: facts.address,
    hours: facts.promises.chatHoursInFull ?? '',
    contact: link('/contact'),
    careers: link('/careers'),
    founded: facts.founded,
    registration: facts.registration,
    vatNumber: facts.vatNumber,
    host: facts.host,
    headquarters: facts.headquarters.city,
    agencies:
      bullets(
        facts.agencies.map(({ city, email }) => fill(words.lists.agency, { city, email: emailLink(email) })),
      ) || words.lists.noAgency,
    abroadCities: formatList(
      // Spanish has one name for Tunis and for Tunisia.
      facts.abroad.flatMap(({ country, offices }) =>
        offices.map(({ city }) => (city === country ? city : `${city} (${country})`)),
      ),
      language,
    ),
    soon: formatRow(facts.soon, language) || words.lists.noCountry,
    positions: bullets(
      positions.map(({ title, city, minimumExperienceYears, isExample }) =>
        fill(isExample ? words.lists.examplePosition : words.lists.position, {
          title,
          city,
          years: fill(yearsIn(minimumExperienceYears), {
            count: String(minimumExperienceYears),
          }),
        }),
      ),
    ),
    positionCities: formatList([...new Set(positions.map(({ city }) => city))], language),
    domains: formatRow(facts.domains, language),
    auditDeliverables: formatList(facts.auditDeliverables.map(lowerFirst), language),
    hiringTime: facts.hiring.time,
    hiringSteps: formatList(facts.hiring.steps.map(lowerFirst), language),
    specialists: String(facts.specialists),
    projects: String(facts.projects),
    satisfaction: facts.satisfaction,
    certifications: bullets(
      facts.certifications.map(
        (key) => Object.entries(words.lists.certifications).find(([each]) => each === key)?.[1] ?? key,
      ),
    ),
    automationTools: formatList(facts.tools.automation, language),
    performanceTools: formatList(facts.tools.performance, language),
  };
}

/** @returns the values of one office */
export function officeValuesOf({ city, address, email, phone }: KnownOffice): FactValues {
  return { city, cityAddress: address, cityEmail: emailLink(email), cityPhone: phoneLink(phone) };
}

/** @returns the only form of link that an answer has */
export function linkTo(label: string, address: string): string {
  return `[${label}](${address})`;
}

function emailLink(email: string): string {
  return linkTo(email, `mailto:${email}`);
}

function phoneLink(phone: string): string {
  return linkTo(phone, `tel:${phone.replace(/[^\d+]/g, '')}`);
}

/** A title as it is written within a sentence. */
function lowerFirst(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
