import { z } from 'zod';
import facts from './company.json';

const companySchema = z.strictObject({
  name: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  origin: z.url(),
});
export const company = companySchema.parse(facts);
