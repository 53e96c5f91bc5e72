import { z } from 'zod';
import json from './domains.json';
import { distinct, key, keyWithWords } from './fields.ts';
import { parseFacts } from './parseFacts.ts';

const domain = z.strictObject({
  key: keyWithWords({ own: ['common:domains.*'], among: ['domains:*', 'search:catalogue.*'] }, key),
  offreKey: keyWithWords({ among: ['offre:*'] }, key),
});

/** content/domains.json: the domains, and the names of their offers. */
export const domainsSchema = distinct(domain, 'key', 'offreKey');

/** The domains, in the order they are shown; their words are in `domains.json` and `offre.json`. */
export const domains = parseFacts('content/domains.json', domainsSchema, json).map((facts) => ({
  ...facts,
  path: `/services/${facts.key}`,
  offrePath: `/offre/${facts.offreKey}`,
}));
