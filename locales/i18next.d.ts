import type { TFunction } from 'i18next';
import type { LeadingWords } from './sourceWords.d.ts';

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
  /** What the office there does. */
  description?: string;
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

/** The keys of the source language are the keys of all translations: one that it lacks does not compile. */
export type Resources = Omit<LeadingWords, keyof ListedWords> & ListedWords;

/** The files that have lists which may be empty. */
type ListedWords = {
  about: WithItems<Omit<LeadingWords['about'], 'whySection'>, 'certifications', CertificationWords> & {
    whySection: WithItems<LeadingWords['about']['whySection'], 'certifications', CertificationWords>;
  };
  careers: WithItems<LeadingWords['careers'], 'positions', PositionWords>;
  caseStudies: WithItems<
    WithItems<LeadingWords['caseStudies'], 'cases', CaseWords>,
    'testimonials',
    TestimonialWords
  >;
  consultants: WithItems<LeadingWords['consultants'], 'profiles', ConsultantWords>;
  offices: WithItems<WithItems<LeadingWords['offices'], 'agencies', AgencyWords>, 'foreign', CountryWords>;
  people: Omit<LeadingWords['people'], 'items'> & { items: PersonWords[] };
  positions: Omit<LeadingWords['positions'], 'items'> & { items: PositionPageWords[] };
};

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
