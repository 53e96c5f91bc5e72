// The JSON is imported without its schema, so that visitors do not download zod. The build validates it.
import consultants from '../consultants.json';
import type { FormDefinition } from './formDefinition.ts';

/** The contact form. The specification (section 7) names its fields. */
export const contactFormDefinition = {
  name: 'contact',
  captchaAction: 'contact_form',
  fields: {
    name: { required: true, autoComplete: 'name' },
    email: { type: 'email', required: true, autoComplete: 'email' },
    company: { autoComplete: 'organization' },
    phone: { type: 'tel', autoComplete: 'tel' },
    subject: {
      type: 'select',
      required: true,
      // The recipients sort messages by `value`, so it is not translated. `entry` is the search entry whose link selects the option.
      options: [
        { value: 'General Inquiry', key: 'general' },
        { value: 'Functional Testing', key: 'functional' },
        { value: 'Test Automation', key: 'automation' },
        { value: 'Performance Testing', key: 'performance' },
        { value: 'Quality Audits', key: 'audits', entry: 'quality-audit' },
        { value: 'Partnership', key: 'partnership' },
        { value: 'Career Opportunities', key: 'career' },
        ...consultants.map(({ key, subject }) => ({ value: subject, key, entry: key })),
      ],
    },
    message: { type: 'textarea', required: true, rows: 6, maxLength: 10_000 },
    privacy: { type: 'consent' },
  },
  mailSubject: 'subject',
} as const satisfies FormDefinition;
