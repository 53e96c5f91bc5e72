import { z } from 'zod';
import facts from './company.json';

const time = z.string().regex(/^\d\d:\d\d$/);

/** Facts are texts, so that words can show them: `{{registration}}`. Those still to fill in before launch are listed in `placeholders`. */
const companySchema = z.strictObject({
  name: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  origin: z.url(),
  legalName: z.string().min(1),
  incorporated: z.iso.date(),
  registration: z.string().min(1),
  vatNumber: z.string().min(1),
  capital: z.string().min(1),
  street: z.string().min(1),
  postalCode: z.string().min(1),
  city: z.string().min(1),
  country: z.string().length(2),
  phone: z.string().regex(/^\+[\d ]+$/),
  email: z.email(),
  privacyEmail: z.email(),
  securityEmail: z.email(),
  publisher: z.string().min(1),
  host: z.string().min(1),
  hostAddress: z.string().min(1),
  hostPhone: z.string().regex(/^\+[\d ]+$/),
  formProvider: z.string().min(1),
  captchaProvider: z.string().min(1),
  chatProvider: z.string().min(1),
  legalTextsUpdated: z.iso.date(),
  recruitmentUrl: z.url(),
  certifications: z.array(z.strictObject({ key: z.string(), name: z.string() })),
  chatHours: z.strictObject({
    days: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])),
    opens: time,
    closes: time,
    timeZone: z.string(),
  }),
  social: z.array(z.strictObject({ key: z.string(), name: z.string(), url: z.url() })),
  placeholders: z.array(z.string()),
});
export const company = companySchema.parse(facts);
