import type { LanguageCode } from '../../content/languages.ts';
import type { AnswerWords } from './answer/fill.ts';

/** A page that an answer may link to. */
export interface KnownPage {
  /** Its canonical path in the knowledge's language, such as `/en/careers`. */
  path: string;
  /** Its short name, as the breadcrumb writes it. */
  label: string;
}

/** A part of a page under one heading: what a question is answered from. */
export interface Passage {
  /** Position in {@link Knowledge.pages}. */
  page: number;
  /** `id` of the section on the page; empty where it has none. */
  fragment: string;
  /** The heading it stands under; empty on the page's first lines. */
  heading: string;
  /** Sentences and list items in reading order, as plain text. */
  lines: string[];
  /** Whether the section bears the stamp of examples. */
  isExample?: boolean;
}

export interface KnownOffice {
  city: string;
  /** In one line. */
  address: string;
  email: string;
  phone: string;
}

export interface KnownPosition {
  title: string;
  city: string;
  minimumExperienceYears: number;
  /** ISO date of the last day. */
  validThrough: string;
  /** Whether it illustrates what a position is. */
  isExample?: boolean;
}

/** Facts of the company, in one language: what the fixed answers are filled with. */
export interface Facts {
  company: string;
  /** Scheme and host of the site's canonical addresses. */
  origin: string;
  legalName: string;
  phone: string;
  email: string;
  /** The head office in one line. */
  address: string;
  /** The sentences that are filled: `chatAnswers.json`. */
  words: AnswerWords;
  /** The texts of `content/promises.json` by the names that sentences quote them by. */
  promises: Record<string, string>;
  /** The day the company was founded, written out. */
  founded: string;
  /** What the address of the page "why us" ends with. */
  slug: string;
  registration: string;
  vatNumber: string;
  host: string;
  headquarters: KnownOffice;
  agencies: KnownOffice[];
  /** Cities abroad where a team works. */
  abroad: { country: string; offices: KnownOffice[] }[];
  /** Countries in preparation. */
  soon: string[];
  positions: KnownPosition[];
  /** Names of the domains that are tested. */
  domains: string[];
  /** What an audit ends with. */
  auditDeliverables: string[];
  /** How people are hired: how long it takes, as one sentence, and its steps in order. */
  hiring: { time: string; steps: string[] };
  /** How many there are at least. */
  specialists: number;
  projects: number;
  /** Written as a percentage. */
  satisfaction: string;
  /** Keys of the certifications held. */
  certifications: string[];
  tools: { automation: string[]; performance: string[] };
}

/** All that the function knows in one language: made by the build, read by the function. */
export interface Knowledge {
  language: LanguageCode;
  facts: Facts;
  pages: KnownPage[];
  passages: Passage[];
}
