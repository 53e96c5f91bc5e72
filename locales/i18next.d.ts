import type { TFunction } from 'i18next';
import type { SourceTranslations } from './sourceTranslations.d.ts';

/** The translations of a case study in `caseStudies.json`. */
export interface CaseTexts {
  key: string;
  industry: string;
  title: string;
  description: string;
  context: string;
  work: string[];
  results: { value: string; label: string }[];
}

/** The translations of a client's testimonial on a case study. */
export interface TestimonialTexts {
  /** The key of the case study. */
  key: string;
  quote: string;
  author: string;
  position: string;
  company: string;
}

/** The translations of a profile in `consultants.json`. */
export interface ConsultantTexts {
  key: string;
  title: string;
  description: string;
  skills: string[];
}

/** The translations of an agency in `offices.json`. */
export interface AgencyTexts {
  key: string;
  title: string;
  description: string;
}

/** The translations of a country abroad in `offices.json`. */
export interface CountryTexts {
  key: string;
  country: string;
  /** What the office there does. */
  description?: string;
}

/** The translations of a certification in `about.json`. */
export interface CertificationTexts {
  key: string;
  title: string;
  description: string;
}

/** The translations of a person in `people.json`. */
export interface PersonTexts {
  key: string;
  /** The person's job title. */
  title: string;
}

/** The translations of a position in `careers.json`. */
export interface PositionTexts {
  key: string;
  title: string;
  department: string;
  description: string;
}

/** The translations of a position's own page in `positions.json`. */
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

/** Translations whose list gets its type from `Entry`, because TypeScript cannot derive it from an empty list. */
type WithItems<Translations, Group extends keyof Translations, Entry> = Omit<Translations, Group> & {
  [Name in Group]: Omit<Translations[Group], 'items'> & { items: Entry[] };
};

/** The type of all translations. Its keys come from the source language, so a key that French lacks does not compile. */
export type Resources = Omit<SourceTranslations, keyof ListedTexts> & ListedTexts;

/** The files with lists that may be empty. */
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

export type DomainKey = keyof Resources['common']['domains'];
export type SpecimenKey = keyof Resources['specimens']['names'];
/** A page with a name in the translations, which links show. */
export type PageKey = keyof Resources['common']['pages'];

/** Translates into one language. Keys name their namespace: `t('careers:hero.title')`. */
export type Translate = TFunction<(keyof Resources)[]>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
