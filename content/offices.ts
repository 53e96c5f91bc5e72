import { z } from 'zod';
import { company } from './company.ts';
import {
  country,
  email,
  key,
  nameIn,
  optionalValue,
  phone,
  sitePath,
  source,
  spokenLanguage,
  text,
  translatedKey,
  uniqueOrEmpty,
} from './fields.ts';
import json from './offices.json';
import { parseContent } from './parseContent.ts';

const address = z.strictObject({
  street: text.describe('number and street'),
  postalCode: text.describe('a text in quotes: a postal code may start with 0'),
  city: text.describe('the town, as it is written in its own country: Tunis'),
  country,
});

const office = z.strictObject({
  key,
  name: text.describe('the name that visitors read'),
  address,
  email,
  phone,
  latitude: z.number().min(-90).max(90).describe('degrees without quotes: 48.8846'),
  longitude: z.number().min(-180).max(180).describe('degrees without quotes, negative to the west: -1.5536'),
  languages: optionalValue(
    z.array(spokenLanguage).min(1),
    'the languages that the team of the office works in: ["fr", "en"]',
  ),
  people: optionalValue(z.int().min(1), 'how many people work there, without quotes: 12'),
});

const foreign = z.strictObject({
  key: translatedKey({ equal: ['offices:foreign.items.*.key'] }, key),
  code: country,
  type: z
    .enum(['nearshore', 'americas', 'middle-east'])
    .describe('the badge over the country: "nearshore" where nearshore teams work, otherwise the region'),
  path: sitePath
    .optional()
    .describe('the page about the office there, where there is one: /services/nearshore'),
  cities: uniqueOrEmpty(office, 'key').describe('a list of offices; an empty list [] shows "soon"'),
});

export const officesSchema = z.strictObject({
  /** The headquarters have the phone number and the e-mail address of `company.json`. */
  headquarters: office.omit({ email: true, phone: true }),
  agencies: uniqueOrEmpty(
    office.extend({ key: translatedKey({ equal: ['offices:agencies.items.*.key'] }, key) }),
    'key',
    'email',
  ),
  foreign: uniqueOrEmpty(foreign, 'key', 'code'),
  source,
});

export type Office = z.infer<typeof office>;

const content = parseContent('content/offices.json', officesSchema, json);

/** The headquarters, the agencies in France and the offices abroad, in the order they are shown. */
export const offices = {
  ...content,
  headquarters: { ...content.headquarters, email: company.email, phone: company.phone },
};

/** Every office, headquarters first. */
export const allOffices = [
  offices.headquarters,
  ...offices.agencies,
  ...offices.foreign.flatMap(({ cities }) => cities),
];

export const officeCity = nameIn(
  'content/offices.json',
  allOffices.map(({ address }) => address.city),
);

/** The languages that at least one office works in. An office without `languages` adds none. */
export const spokenLanguages = [...new Set(allOffices.flatMap(({ languages }) => languages ?? []))];

/** The office of the nearshore teams: the first city of the first country with the type `nearshore`. Undefined if there is none. */
export const nearshoreOffice = offices.foreign.find(({ type }) => type === 'nearshore')?.cities[0];

/** @returns a city's name from `names` (`cityNames` in the `offices.json` of a language), such as "Túnez". Default: `city` itself. */
export function cityNameIn(names: Readonly<Record<string, string>>, city: string): string {
  return names[city] ?? city;
}
