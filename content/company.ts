import { z } from 'zod';
import json from './company.json';
import {
  date,
  email,
  key,
  optionalValue,
  pastDate,
  phone,
  source,
  spokenLanguage,
  text,
  translatedKey,
  uniqueOrEmpty,
  webUrl,
} from './fields.ts';
import { parseContent } from './parseContent.ts';

/** content/company.json: data about the company itself. Its postal address is in `offices.json`, `headquarters`. */
export const companySchema = z.strictObject({
  name: text.describe('the name that visitors read'),
  slug: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('small letters, digits and hyphens: it is part of an address'),
  origin: webUrl
    // `webUrl` reports a URL that cannot be parsed. Zod runs this rule on it too, so the rule accepts such a URL.
    .refine((url) => !URL.canParse(url) || new URL(url).origin === url, {
      error: ({ input }) =>
        `is ${JSON.stringify(input)}, which browsers send as ${new URL(String(input)).origin}`,
    })
    .describe('scheme and host as they are sent, without closing slash: https://www.example.org'),
  legalName: text.describe('the name in the trade register, with the legal form'),
  incorporated: pastDate,
  registration: text.describe('the number and the city of the trade register'),
  vatNumber: text.describe('the intra-Community VAT number'),
  capital: text.describe('the share capital with its currency'),
  phone,
  email,
  privacyEmail: email,
  securityEmail: email,
  securityTextExpires: date.meta({
    description: 'until when the address for security reports is sure, a year ahead at most: 2027-10-31',
    time: 'renewed',
  }),
  indexNowKey: z
    .string()
    .regex(/^[a-f\d]{32}$/)
    .describe('32 hexadecimal digits that the site shows at /<key>.txt; it is no secret'),
  publisher: text.describe('first and last name of the person who answers for what is published'),
  host: text.describe('the name of the company that hosts the site'),
  hostAddress: text.describe('street, postal code, city and country of the host'),
  hostPhone: phone,
  formProvider: text.describe('the company that receives the forms'),
  chatProvider: text
    .describe('the company that runs the chat function; left out on a site without the chat')
    .optional(),
  chatAddress: text.describe('the city and the country that each request to the chat function states'),
  // `shipped` must equal the date in this repository's company.json: the launch check asks an owner to replace that date.
  legalTextsUpdated: pastDate.meta({ ...pastDate.meta(), shipped: '2026-11-29' }),
  workLanguages: z
    .array(spokenLanguage)
    .min(1)
    .describe(
      'the languages of reports and meetings, the usual one first; the others if the quote says so: ["fr", "en"]',
    ),
  recruitmentUrl: webUrl,
  certifications: uniqueOrEmpty(
    z.strictObject({
      key: translatedKey({ equal: ['about:certifications.items.*.key'] }, key),
      name: text.describe('the certificate, as its body calls it: CMMI'),
      check: optionalValue(
        webUrl,
        'where anybody can check it, with its date and scope: the register of its body, https://…',
      ),
    }),
    'key',
  ),
  social: uniqueOrEmpty(
    z.strictObject({
      key: z.enum(['facebook', 'github', 'linkedin', 'x']).describe('a network whose mark the site can draw'),
      name: text.describe('the network, as visitors know it: LinkedIn'),
      url: webUrl,
    }),
    'key',
  ),
  bookingUrl: optionalValue(webUrl, 'where a visitor chooses the time of a call: https://…'),
  disabilityEmail: optionalValue(email, 'whom a candidate with a disability writes to'),
  httpsOnly: optionalValue(
    z.enum(['host', 'subdomains', 'preload']),
    'what browsers ask over HTTPS alone, for two years: "host", "subdomains" for all below it too, "preload" to be in the list of browsers (hstspreload.org)',
  ),
  pressEmail: optionalValue(email, 'whom a journalist writes to'),
  source,
});

export const company = parseContent('content/company.json', companySchema, json);
