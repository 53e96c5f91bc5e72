import type { TFunction } from 'i18next';
import type about from './fr/about.json';
import type accessibility from './fr/accessibility.json';
import type automatedTesting from './fr/automatedTesting.json';
import type blog from './fr/blog.json';
import type careers from './fr/careers.json';
import type caseStudies from './fr/caseStudies.json';
import type chatbot from './fr/chatbot.json';
import type common from './fr/common.json';
import type community from './fr/community.json';
import type consultants from './fr/consultants.json';
import type contact from './fr/contact.json';
import type cookieConsent from './fr/cookieConsent.json';
import type cookiePolicy from './fr/cookiePolicy.json';
import type domains from './fr/domains.json';
import type engagement from './fr/engagement.json';
import type expertise from './fr/expertise.json';
import type forms from './fr/forms.json';
import type functionalTesting from './fr/functionalTesting.json';
import type home from './fr/home.json';
import type legal from './fr/legal.json';
import type legalNotice from './fr/legalNotice.json';
import type methodologies from './fr/methodologies.json';
import type nearshore from './fr/nearshore.json';
import type newsletter from './fr/newsletter.json';
import type notFound from './fr/notFound.json';
import type offices from './fr/offices.json';
import type offre from './fr/offre.json';
import type people from './fr/people.json';
import type performanceTesting from './fr/performanceTesting.json';
import type positions from './fr/positions.json';
import type privacyPolicy from './fr/privacyPolicy.json';
import type qualityAudits from './fr/qualityAudits.json';
import type related from './fr/related.json';
import type search from './fr/search.json';
import type specimens from './fr/specimens.json';
import type termsOfService from './fr/termsOfService.json';
import type toasts from './fr/toasts.json';

/** The words of an assignment in `caseStudies.json`. */
export interface CaseWords {
  key: string;
  industry: string;
  title: string;
  description: string;
  context: string;
  work: string[];
  results: { value: string; label: string }[];
}

/** The words of a client about an assignment. */
export interface TestimonialWords {
  /** The key of the assignment. */
  key: string;
  quote: string;
  author: string;
  position: string;
  company: string;
}

/** The words of a profile in `consultants.json`. */
export interface ConsultantWords {
  key: string;
  title: string;
  description: string;
  skills: string[];
}

/** The words of an agency in `offices.json`. */
export interface AgencyWords {
  key: string;
  title: string;
  description: string;
}

/** The words of a country other than the first in `offices.json`. */
export interface CountryWords {
  key: string;
  country: string;
  description: string;
}

/** The words of a certificate in `about.json`. */
export interface CertificationWords {
  key: string;
  title: string;
  description: string;
}

/** The words of a person in `people.json`. */
export interface PersonWords {
  key: string;
  /** The function of the person. */
  title: string;
}

/** The words of a position in `careers.json`. */
export interface PositionWords {
  key: string;
  title: string;
  department: string;
  description: string;
}

/** What `positions.json` says of a position on its own page. */
export interface PositionPageWords {
  key: string;
  meta: { title: string; description: string; keywords: string };
  lead: string;
  mission: string[];
  months: { title: string; description: string }[];
  profile: string[];
  learned: string;
  interview: string;
}

/** Words whose list may be empty, which would say nothing of its entries. */
type WithItems<Words, Group extends keyof Words, Entry> = Omit<Words, Group> & {
  [Name in Group]: Omit<Words[Group], 'items'> & { items: Entry[] };
};

/** The default language's words are the type of all words: a key that French lacks does not compile. */
export interface Resources {
  about: WithItems<Omit<typeof about, 'whySection'>, 'certifications', CertificationWords> & {
    whySection: WithItems<(typeof about)['whySection'], 'certifications', CertificationWords>;
  };
  accessibility: typeof accessibility;
  automatedTesting: typeof automatedTesting;
  blog: typeof blog;
  careers: WithItems<typeof careers, 'positions', PositionWords>;
  caseStudies: WithItems<WithItems<typeof caseStudies, 'cases', CaseWords>, 'testimonials', TestimonialWords>;
  chatbot: typeof chatbot;
  common: typeof common;
  community: typeof community;
  consultants: WithItems<typeof consultants, 'profiles', ConsultantWords>;
  contact: typeof contact;
  cookieConsent: typeof cookieConsent;
  cookiePolicy: typeof cookiePolicy;
  domains: typeof domains;
  engagement: typeof engagement;
  expertise: typeof expertise;
  forms: typeof forms;
  functionalTesting: typeof functionalTesting;
  home: typeof home;
  legal: typeof legal;
  legalNotice: typeof legalNotice;
  methodologies: typeof methodologies;
  nearshore: typeof nearshore;
  newsletter: typeof newsletter;
  notFound: typeof notFound;
  offices: WithItems<WithItems<typeof offices, 'agencies', AgencyWords>, 'foreign', CountryWords>;
  offre: typeof offre;
  people: Omit<typeof people, 'items'> & { items: PersonWords[] };
  performanceTesting: typeof performanceTesting;
  positions: Omit<typeof positions, 'items'> & { items: PositionPageWords[] };
  privacyPolicy: typeof privacyPolicy;
  qualityAudits: typeof qualityAudits;
  related: typeof related;
  search: typeof search;
  specimens: typeof specimens;
  termsOfService: typeof termsOfService;
  toasts: typeof toasts;
}

/** A domain that has words. */
export type DomainKey = keyof Resources['common']['domains'];
/** A specimen that has words. */
export type SpecimenKey = keyof Resources['specimens']['names'];
/** A page that links have a name for. */
export type PageKey = keyof Resources['common']['pages'];

/** Speaks one language and knows every namespace: `t('careers:hero.title')`. */
export type Translate = TFunction<(keyof Resources)[]>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
