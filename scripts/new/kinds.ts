import company from '../../content/company.json';

/** Where an entry of a kind stands in a JSON file. */
export interface Place {
  /** `{language}` stands for each language that has words. */
  file: string;
  /** The names that lead to the list or group; an entry of a list is named by its key. */
  at: readonly string[];
  /** What the entry is called there, where it is not the id. */
  name?: string;
  /** What is written; nothing for what only removing knows. An empty text is left to write. */
  entry?: unknown;
}

/** Stands for the shape of the first page in a group of words, all its texts left to write. */
export const likeFirst = Symbol('likeFirst');

/** A thing that comes and goes by words and facts alone. */
export interface Kind {
  about: string;
  id: RegExp;
  /** How an id is written, with an example. */
  advice: string;
  /** Of what it is a part. */
  within?: string;
  /** @param facts its entry in `content/`, where it has one already */
  places: (id: string, within: string, facts?: Readonly<Record<string, string>>) => readonly Place[];
  /** The addresses of its pages, without language. */
  pages?: (id: string, facts?: Readonly<Record<string, string>>) => readonly string[];
}

const name = { id: /^[a-z][a-zA-Z0-9]*$/, advice: 'letters and digits: testLead' };
const words = (namespace: string) => `locales/{language}/${namespace}.json`;
const today = new Date();
const dayIn = (months: number) =>
  new Date(Date.UTC(today.getFullYear(), today.getMonth() + months, 1)).toISOString().slice(0, 10);

const office = (id: string, country: string) => ({
  key: id,
  name: '',
  address: { street: '', postalCode: '00000', city: id, country },
  email: company.email.replace(/^[^@]+/, id.toLowerCase()),
  phone: '+33 1 99 00 00 00',
  // In the middle of France, or where no map shows it.
  ...(country === 'FR' ? { latitude: 47, longitude: 2.5 } : { latitude: 0, longitude: 0 }),
});

/** What `npm run new` knows, by the name that it is asked for. */
export const kinds: Readonly<Record<string, Kind>> = {
  article: {
    about: 'an article of the blog, in each language',
    id: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    advice: 'small letters, digits and hyphens, as in its address: lire-un-test-de-charge',
    places: () => [],
    pages: (id) => [`/blog/${id}`],
  },
  position: {
    about: 'an open position',
    ...name,
    places: (id) => [
      {
        file: 'content/positions.json',
        at: [],
        entry: {
          key: id,
          city: 'Neuilly-sur-Seine',
          employmentType: 'FULL_TIME',
          minimumExperienceYears: 1,
          datePosted: dayIn(0),
          validThrough: dayIn(3),
          applyUrl: `${company.recruitmentUrl}#${id}`,
          service: '/services/functional-testing',
          source: 'example',
        },
      },
      {
        file: words('careers'),
        at: ['positions', 'items'],
        entry: { key: id, title: '', department: '', description: '' },
      },
      {
        file: words('positions'),
        at: ['items'],
        entry: {
          key: id,
          meta: { title: '', description: '', keywords: '' },
          lead: '',
          mission: ['', '', '', ''],
          months: ['a', 'b', 'c'].map(() => ({ title: '', description: '' })),
          profile: ['', '', '', ''],
          learned: '',
          interview: '',
        },
      },
    ],
    pages: (id) => [`/careers/${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`],
  },
  'case-study': {
    about: 'an assignment that is told; its testimonial goes with it',
    ...name,
    places: (id) => [
      {
        file: 'content/caseStudies.json',
        at: [],
        entry: {
          key: id,
          logo: 'seal',
          months: 1,
          people: 1,
          measure: { before: { value: 2, unit: 'day' }, after: { value: 1, unit: 'day' } },
          source: 'example',
        },
      },
      {
        file: words('caseStudies'),
        at: ['cases', 'items'],
        entry: {
          key: id,
          industry: '',
          title: '',
          description: '',
          context: '',
          work: ['', '', ''],
          results: ['a', 'b', 'c'].map(() => ({ value: '', label: '' })),
        },
      },
      { file: words('caseStudies'), at: ['testimonials', 'items'] },
    ],
  },
  consultant: {
    about: 'a consultant profile: its card, its search entry, its subject in the contact form',
    id: /^[a-z]+(?:_[a-z]+)*$/,
    advice: 'small letters and "_": mobile_tester',
    places: (id) => [
      {
        file: 'content/consultants.json',
        at: [],
        entry: {
          key: id,
          subject: '',
          icon: 'compass',
          experience: 1,
          availability: 'available',
          source: 'example',
        },
      },
      {
        file: words('consultants'),
        at: ['profiles', 'items'],
        entry: { key: id, title: '', description: '', skills: ['', '', '', '', ''] },
      },
      {
        file: words('search'),
        at: ['catalogue'],
        entry: { title: '', description: '', keywords: [''] },
      },
      { file: words('contact'), at: ['form', 'fields', 'subject', 'options'], entry: '' },
    ],
  },
  agency: {
    about: 'an agency in France',
    ...name,
    places: (id, _within, facts) => [
      { file: 'content/offices.json', at: ['agencies'], entry: office(id, 'FR') },
      {
        file: words('offices'),
        at: ['agencies', 'items'],
        entry: { key: id, title: '', description: '' },
      },
      { file: 'content/chat/places.json', at: [], name: facts?.name ?? id },
    ],
  },
  office: {
    about: 'an office abroad, in a country where the company is present',
    ...name,
    within: 'country',
    places: (id, within, facts) => [
      { file: 'content/offices.json', at: ['foreign', within, 'cities'], entry: office(id, 'ZZ') },
      { file: 'content/chat/places.json', at: [], name: facts?.name ?? id },
    ],
  },
  country: {
    about: 'a presence abroad; it is "soon" until it has an office',
    ...name,
    places: (id) => [
      {
        file: 'content/offices.json',
        at: ['foreign'],
        entry: { key: id, code: 'ZZ', type: 'nearshore', cities: [] },
      },
      {
        file: words('offices'),
        at: ['foreign', 'items'],
        entry: { key: id, country: '', description: '' },
      },
    ],
  },
  domain: {
    about: 'a domain: its page, its offer, its card, its links in the menus, its search entry',
    id: /^[a-z]+(?:-[a-z]+)*$/,
    advice: 'small letters and hyphens, as in its address: e-commerce',
    places: (id, _within, facts) => {
      const offer = facts?.offreKey ?? id;
      return [
        { file: 'content/domains.json', at: [], entry: { key: id, offreKey: id } },
        { file: words('common'), at: ['domains'], entry: '' },
        { file: words('common'), at: ['breadcrumb'], entry: '' },
        { file: words('common'), at: ['breadcrumb'], name: offer, entry: '' },
        { file: words('domains'), at: [], entry: likeFirst },
        { file: words('offre'), at: [], name: offer, entry: likeFirst },
        {
          file: words('search'),
          at: ['catalogue'],
          entry: { title: '', description: '', keywords: [''] },
        },
      ];
    },
    pages: (id, facts) => [`/services/${id}`, `/offre/${facts?.offreKey ?? id}`],
  },
};
