import { defineForm } from './defineForm.ts';

export const contactForm = defineForm({
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
      // Those who read the messages sort them by these values.
      options: [
        { value: 'General Inquiry', key: 'general' },
        { value: 'Functional Testing', key: 'functional' },
        { value: 'Test Automation', key: 'automation' },
        { value: 'Performance Testing', key: 'performance' },
        { value: 'Quality Audits', key: 'audits' },
        { value: 'Partnership', key: 'partnership' },
        { value: 'Career Opportunities', key: 'career' },
        { value: 'Ingénieur Test Automation', key: 'automation_engineer' },
        { value: 'Testeur Data', key: 'data_tester' },
        { value: 'Testeur Blockchain', key: 'blockchain_tester' },
        { value: 'Testeur SAP', key: 'sap_tester' },
        { value: 'Lead Testeur', key: 'lead_tester' },
        { value: 'QA Manager', key: 'qa_manager' },
      ],
    },
    message: { type: 'textarea', required: true, rows: 6, longest: 10_000 },
    privacy: { type: 'consent' },
  },
  signedBy: ['name', 'company'],
});
