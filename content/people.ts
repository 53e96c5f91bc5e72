import { z } from 'zod';
import { key, spokenLanguage, text, translatedKey, uniqueOrEmpty, webUrl } from './fields.ts';
import { parseContent } from './parseContent.ts';
import json from './people.json';
import { serviceKey } from './services.ts';

const source = z.enum(['owner', 'example']).describe('"example" until the person has agreed to be shown');

const person = z.strictObject({
  key: translatedKey(
    { equal: ['people:items.*.key'] },
    key.describe('names the picture too: content/people/<key>.jpg'),
  ),
  name: text.describe('first and last name; an article whose author bears it is signed by the person'),
  languages: z
    .array(spokenLanguage)
    .optional()
    .describe('the languages that the person works in: ["fr", "en"]'),
  certificates: z
    .array(text)
    .optional()
    .describe('as they are written: ["ISTQB Advanced Level Test Manager"]'),
  link: webUrl.optional().describe('a public profile: https://www.linkedin.com/in/…'),
  services: z
    .array(serviceKey)
    .optional()
    .describe('the keys of the services that the person answers for: ["qualityAudits"]'),
  source,
});

/** content/people.json: the managers and the people whom clients meet. The list may be empty. Their job titles are in `locales/`. */
export const peopleSchema = uniqueOrEmpty(person, 'key', 'name').meta({
  description: 'who runs the company and whom a client meets',
  inLaunchChecklist: true,
});

export type Person = z.infer<typeof person>;

export const people = parseContent('content/people.json', peopleSchema, json);

/** @returns the people who answer for a service (a key of `services.json`) */
export function contactsFor(service: string): readonly Person[] {
  return people.filter((person) => person.services?.includes(service));
}

/** @returns the person with the name of an article's author, if `people.json` has one */
export function signatory(author: string): Person | undefined {
  return people.find(({ name }) => name === author);
}
