import type { LanguageCode } from '../../content/languages.ts';
import type { AnswerWords } from './answer/sentences.ts';

/** A page that answers are made from, and link to. */
export interface KnownPage {
  /** Its canonical path in the knowledge's language, such as `/en/careers`. */
  path: string;
  /** Its short name, as the breadcrumb writes it. */
  label: string;
  /** What it says, in reading order. */
  passages: Passage[];
}

/** A part of a page under one heading. */
export interface Passage {
  /** The `id` of its section, where that has one: with it, its address ends. */
  section?: string;
  /** The heading it stands under; empty on the page's first lines. */
  heading: string;
  /** Sentences and list items in reading order, as plain text. */
  lines: string[];
  /** True where the section bears the stamp of examples. */
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
  /** The same with the range of its pay, where that is given. */
  salary?: string;
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
  /** What sentences may name, by the name that they use; empty where the owner has not given it. */
  values: Record<string, string>;
  /** The head office first. */
  offices: KnownOffice[];
  /** Countries where a team works, and those in preparation. */
  abroad: string[];
  soon: string[];
  positions: KnownPosition[];
}

/** How visitors speak in one language: `content/chat/`. */
export interface Speech {
  words: SpeechWords;
  /** What they ask about, with the ways to ask for it. */
  topics: { key: string; kind?: 'smallTalk' | 'outside'; page?: string; ways: string }[];
  /** What lies around an office, by its name. */
  places: Readonly<Record<string, string>>;
  /** The trades that they may name. */
  sectors: KnownSector[];
}

/** `content/chat/<language>/words.json`: words parted by spaces. */
export interface SpeechWords {
  /** Words that any question may contain. */
  common: string;
  /** Words that ask for our work, name what is tested or speak for a company: a sentence with one of them is about the subject, whatever stands beside it. */
  request: string;
  /** Words that may begin a second question in a sentence. */
  and: string;
  /** Towns that visitors ask for where there was no office, parted by commas: `{elsewhere}` in the ways to ask. */
  elsewhere: string;
  /** Letters that are written with the word that follows. */
  joined?: string | undefined;
}

/** A trade, from `content/sectors.json`. */
export interface KnownSector {
  key: string;
  /** What visitors call it, parted by commas. */
  ways: string;
  /** Pages to begin with, without language. */
  services: string[];
  /** Norms that the pages name for it. */
  norms?: string[];
  /** The case study that fits. */
  example?: string | undefined;
}

/** All that the function knows in one language: made by the build, read by the function. */
export interface Knowledge {
  language: LanguageCode;
  facts: Facts;
  speech: Speech;
  pages: KnownPage[];
}
