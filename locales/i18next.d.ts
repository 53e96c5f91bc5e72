import type { TFunction } from 'i18next';
import type { SourceTranslations } from './sourceWords.d.ts';

/** The words of an assignment in `caseStudies.json`. */
export interface CaseTexts {
  key: string;
  industry: string;
  title: string;
  description: string;
  context: string;
  work: string[];
  results: { value: string; label: string }[];
}

/** The words of a client about an assignment. */
export interface TestimonialTexts {
  /** The key of the assignment. */
  key: string;
  quote: string;
  author: string;
  position: string;
  company: string;
}

/** The words of a profile in `consultants.json`. */
export interface ConsultantTexts {
  key: string;
  title: string;
  description: string;
  skills: string[];
}

/** The words of an agency in `offices.json`. */
export interface AgencyTexts {
  key: string;
  title: string;
  description: string;
}

/** The words of a country other than the first in `offices.json`. */
export interface CountryTexts {
  key: string;
  country: string;
  /** What the office there does. */
  description?: string;
}

/** The words of a certificate in `about.json`. */
export interface CertificationTexts {
  key: string;
  title: string;
  description: string;
}

/** The words of a person in `people.json`. */
export interface PersonTexts {
  key: string;
  /** The function of the person. */
  title: string;
}

/** The words of a position in `careers.json`. */
export interface PositionTexts {
  key: string;
  title: string;
  department: string;
  description: string;
}

/** What `positions.json` says of a position on its own page. */
export interface PositionPageTexts {
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
type WithItems<Translations, Group extends keyof Translations, Entry> = Omit<Translations, Group> & {
  [Name in Group]: Omit<Translations[Group], 'items'> & { items: Entry[] };
};

/** The keys of the source language are the keys of all translations: one that it lacks does not compile. */
export type Resources = Omit<SourceTranslations, keyof ListedTexts> & ListedTexts;

/** The files that have lists which may be empty. */
type ListedTexts = {
  about: WithItems<Omit<SourceTranslations['about'], 'whySection'>, 'certifications', CertificationTexts> & {
    whySection: WithItems<SourceTranslations['about']['whySection'], 'certifications', CertificationTexts>;
  };
  careers: WithItems<SourceTranslations['careers'], 'positions', PositionTexts>;
  caseStudies: WithItems<
    WithItems<SourceTranslations['caseStudies'], 'cases', CaseTexts>,
    'testimonials',
    TestimonialTexts
  >;
  consultants: WithItems<SourceTranslations['consultants'], 'profiles', ConsultantTexts>;
  offices: WithItems<
    WithItems<SourceTranslations['offices'], 'agencies', AgencyTexts>,
    'foreign',
    CountryTexts
  >;
  people: Omit<SourceTranslations['people'], 'items'> & { items: PersonTexts[] };
  positions: Omit<SourceTranslations['positions'], 'items'> & { items: PositionPageTexts[] };
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
