import { z } from 'zod';
import json from './domains.json';
import { key, translatedKey, unique } from './fields.ts';
import { parseContent } from './parseContent.ts';

const domain = z.strictObject({
  key: translatedKey({ equal: ['common:domains.*'], superset: ['domains:*', 'search:catalogue.*'] }, key),
  offreKey: translatedKey({ superset: ['offre:*'] }, key),
});

/** content/domains.json: the domains. A domain has two pages, named by `key` and by `offreKey`: `/services/ai-ml` and `/offre/ia-ml`. */
export const domainsSchema = unique(domain, 'key', 'offreKey');

/** The domains, in the order they are shown. Their translations are in `domains.json` and `offre.json` of `locales/<language>/`. */
export const domains = parseContent('content/domains.json', domainsSchema, json).map((content) => ({
  ...content,
  path: `/services/${content.key}`,
  offrePath: `/offre/${content.offreKey}`,
}));
