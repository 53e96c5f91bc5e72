import { z } from 'zod';
import facts from './company.json';

const text = z.string().min(1);

const companySchema = z.strictObject({
  name: text,
  slug: z.string().regex(/^[a-z0-9-]+$/, 'Use small letters, digits and hyphens: it is part of an address.'),
  origin: z.url().refine((url) => !url.endsWith('/'), 'Leave the closing slash out.'),
  legalName: text,
  incorporated: z.iso.date(),
  registration: text,
  vatNumber: text,
  capital: text,
  street: text,
  postalCode: text,
  city: text,
  country: z.string().length(2),
  phone: z.string().regex(/^\+[\d ]+$/, 'Write it as +33 1 23 45 67 89.'),
  email: z.email(),
  privacyEmail: z.email(),
  securityEmail: z.email(),
  publisher: text,
  host: text,
  hostAddress: text,
  hostPhone: text,
  formProvider: text,
  captchaProvider: text,
  chatProvider: text,
  legalTextsUpdated: z.iso.date(),
  recruitmentUrl: z.url(),
  certifications: z.array(z.strictObject({ key: text, name: text })),
  chatHours: z.strictObject({
    days: z.array(text),
    opens: z.iso.time(),
    closes: z.iso.time(),
    timeZone: text,
  }),
  social: z.array(z.strictObject({ key: text, name: text, url: z.url() })),
  /** Facts to fill in before launch: `npm run check` lists them. */
  placeholders: z.array(text),
});

/** The facts about the company: everything that shows its name or an address reads it from here. */
export const company = companySchema.parse(facts);
