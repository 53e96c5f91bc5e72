import { z } from 'zod';
import facts from './domains.json';

const path = z
  .string()
  .regex(/^\/[a-z0-9/-]+$/, 'Write a path of this site: small letters, digits, hyphens.');

const domainsSchema = z.array(
  z.strictObject({
    /** Names the words in `locales/<lng>/domains.json`. */
    key: z.enum([
      'web-mobile',
      'embedded-iot',
      'robotics',
      'ai-ml',
      'data-analytics',
      'blockchain',
      'cloud',
      'arvr',
    ]),
    path,
    offreKey: z.string().min(1),
    offrePath: path,
  }),
);

/** The eight domains, in the order in which they are shown everywhere. */
export const domains = domainsSchema.parse(facts);
