import { z } from 'zod';
import { currency, optionalFact, text } from './fields.ts';
import { parseFacts } from './parseFacts.ts';
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

/** content/purchasing.json: what a purchasing department asks before it signs. Each answer may be left out. */
export const purchasingSchema = z.strictObject({
  source: z.enum(['owner', 'example']).describe('"example" until the owner has given the answers'),
  certifiedTesters: optionalFact(certifiedTesters, 'how many testers are certified, of how many'),
  insurance: optionalFact(insurance, 'the insurance of professional liability: insurer, sum, currency'),
  securityCertificate: optionalFact(
    text,
    'a certificate of information security that is held: "ISO/IEC 27001:2022"',
  ),
  paymentDays: optionalFact(days, 'how many days after the invoice it is to be paid, without quotes: 30'),
  noticeDays: optionalFact(days, 'how many days of notice end an engagement, without quotes: 30'),
  employerAbroad: optionalFact(text, 'the company that employs the people who work abroad'),
  subcontracting: optionalFact(
    z.enum(['none', 'withAgreement']),
    '"none" where nothing is subcontracted, "withAgreement" where the client agrees first',
  ),
  processors: optionalFact(names, 'who else works on client data (hosts, tools, freelancers): ["…"]'),
  references: optionalFact(names, 'clients who agree to be named: ["…"]'),
});

/** The answers to a purchasing department, as far as the owner has given them; their words are in `engagement.json`. */
export const purchasing = parseFacts('content/purchasing.json', purchasingSchema, json);
