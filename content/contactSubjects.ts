/**
 * What a visitor may write about, in the order of the list. `value` is what is sent, in whatever language the page is:
 * those who read the messages sort them by it. `key` names the label in `locales/<lng>/contact.json`.
 */
export const contactSubjects = [
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
] as const;
