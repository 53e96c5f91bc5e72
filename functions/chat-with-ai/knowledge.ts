import type { LanguageCode } from '../../content/languages.ts';
import type { AnswerWords } from './answer/sentences.ts';

/** A page that an answer may link to. */
export interface KnownPage {
  /** Its canonical path in the knowledge's language, such as `/en/careers`. */
  path: string;
  /** Its short name, as the breadcrumb writes it. */
  label: string;
}

/** A part of a page under one heading: what a question is answered from. */
export interface Passage {
  /** Of its page, with the section where that has an `id`: `/en/careers#positions`. */
  address: string;
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
  cityAddress: string;
  /** Written as links. */
  cityEmail: string;
  cityPhone: string;
}

export interface KnownPosition {
  city: string;
  /** As an item of a list says it. */
  line: string;
  /** ISO date of the last day. */
  validThrough: string;
}

/** Facts of the company, in one language: what the fixed answers are filled with. */
export interface Facts {
  company: string;
  /** What the address of the page "why us" ends with. */
  slug: string;
  /** The sentences that are filled: `chatAnswers.json`. */
  words: AnswerWords;
  /** What sentences may name, by the name that they use. */
  values: Record<string, string>;
  /** The head office first. */
  offices: KnownOffice[];
  /** Countries where a team works, and those in preparation. */
  abroad: string[];
  soon: string[];
  positions: KnownPosition[];
}

/** All that the function knows in one language: made by the build, read by the function. */
export interface Knowledge {
  language: LanguageCode;
  facts: Facts;
  pages: KnownPage[];
  passages: Passage[];
}
