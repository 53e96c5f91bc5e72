import { z } from 'zod';
import { currency, optionalValue, text } from './fields.ts';
import { parseContent } from './parseContent.ts';
import json from './purchasing.json';

const days = z.int().min(1);
const names = z.array(text).min(1);

const certifiedTesters = z
  .strictObject({
    certified: z.int().min(1).describe('how many testers hold an ISTQB certificate, without quotes: 38'),
    of: z.int().min(1).describe('of how many testers, without quotes: 52'),
  })
  .refine(({ certified, of }) => certified <= of, { path: ['certified'], message: 'is more than "of"' });

const insurance = z.strictObject({
  insurer: text.describe('the name of the insurance company'),
  sum: z.int().min(1).describe('the sum insured for each claim, without quotes: 2000000'),
  currency,
});

/** content/purchasing.json: answers to questions that purchasing departments ask before they sign. Each answer is optional. */
export const purchasingSchema = z.strictObject({
  source: z.enum(['owner', 'example']).describe('"example" until the owner has given the answers'),
  certifiedTesters: optionalValue(certifiedTesters, 'how many testers are certified, of how many'),
  insurance: optionalValue(insurance, 'the insurance of professional liability: insurer, sum, currency'),
  securityCertificate: optionalValue(
    text,
    'a certificate of information security that is held: "ISO/IEC 27001:2022"',
  ),
  paymentDays: optionalValue(days, 'how many days after the invoice it is to be paid, without quotes: 30'),
  noticeDays: optionalValue(days, 'how many days of notice end an engagement, without quotes: 30'),
  employerAbroad: optionalValue(text, 'the company that employs the people who work abroad'),
  subcontracting: optionalValue(
    z.enum(['none', 'withAgreement']),
    '"none" where nothing is subcontracted, "withAgreement" where the client agrees first',
  ),
  processors: optionalValue(names, 'who else works on client data (hosts, tools, freelancers): ["…"]'),
  references: optionalValue(names, 'clients who agree to be named: ["…"]'),
});

/** The answers that the owner has given to purchasing departments. Their translations are in `engagement.json`. */
export const purchasing = parseContent('content/purchasing.json', purchasingSchema, json);
