import { z } from 'zod';
import { distinct, key, sitePath } from './fields.ts';

const domain = z
  .strictObject({ key, path: sitePath, offreKey: key, offrePath: sitePath })
  .superRefine((entry, context) => {
    const expected = { path: `/services/${entry.key}`, offrePath: `/offre/${entry.offreKey}` };
    for (const [name, path] of Object.entries(expected)) {
      if (path === entry[name as keyof typeof expected]) continue;
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `does not follow from its key. Write "${path}"`,
      });
    }
  });

/** content/domains.json: the eight domains, and the names of their offers. */
export const domainsSchema = distinct(domain, 'key', 'offreKey');
