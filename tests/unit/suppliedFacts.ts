/** An office and a position that tests supply themselves, as an owner may have other offices and no position. */
export const headquarters = {
  key: 'lyon',
  name: 'Lyon',
  address: { street: '1 rue de la Paix', postalCode: '69002', city: 'Lyon', country: 'FR' },
  latitude: 45.764,
  longitude: 4.8357,
};

export const tunis = {
  ...headquarters,
  key: 'tunis',
  name: 'Tunis',
  address: { street: '1 rue de la Paix', postalCode: '1053', city: 'Tunis', country: 'TN' },
  email: 'tunis@company.example',
  phone: '+216 00 000 000',
};

export const position = {
  key: 'leadTester',
  city: 'Lyon',
  employmentType: 'FULL_TIME',
  minimumExperienceYears: 5,
  datePosted: '2026-10-12',
  validThrough: '2100-12-31',
  applyUrl: 'https://jobs.company.example/lead-tester',
  service: '/services/functional-testing',
  source: 'owner',
};

export const positionPath = 'lead-tester';

/** What `careers.json` says of the position. */
export const positionSummary = {
  key: position.key,
  title: 'Lead tester',
  department: 'Testing',
  description: 'Leads the tests of a product.',
};

/** What `positions.json` says of the position. */
export const positionText = {
  key: position.key,
  meta: { title: 'Lead tester', description: 'Leads the tests of a product.', keywords: 'lead tester' },
  lead: 'Leads the tests of a product.',
  mission: ['Analyse risks.'],
  months: [{ title: 'Understand', description: 'Reads the incidents of a year.' }],
  profile: ['Has led tests before.'],
  learned: 'To say no.',
  interview: 'A small shop to be tested.',
};
