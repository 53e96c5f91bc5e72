import type { LanguageCode } from '../../content/languages.ts';
import type { Resources } from '../../locales/i18next.d.ts';

/** The fixed sentences. The keys of some groups are any text. */
export type AnswerWords = Resources['chatAnswers'] &
  Record<'questions' | 'smallTalk' | 'topics', Readonly<Record<string, string>>>;

/** A page that answers are made from, and link to. */
export interface KnownPage {
  /** Its canonical path in this language, such as `/en/careers`. */
  path: string;
  /** Its short name, as the breadcrumb writes it. */
  label: string;
  /** Its passages, in reading order. */
  passages: Passage[];
}

/** A part of a page under one heading. */
export interface Passage {
  /** The `id` of its section, if it has one: the fragment of the passage's address. */
  section?: string;
  /** The heading above it. */
  heading: string;
  /** Sentences and list items in reading order, as plain text. */
  lines: string[];
  /** True where the section bears the stamp of examples. */
  isExample?: boolean;
}

export interface KnownOffice {
  city: string;
  /** The postal address, in one line. */
  cityAddress: string;
  /** The mailbox and the telephone number are written as links. */
  cityEmail: string;
  cityPhone: string;
}

export interface KnownPosition {
  city: string;
  /** The position as an item of a list. */
  line: string;
  /** The same item with the range of pay, if the owner has given one. */
  salary?: string;
  /** The last day to apply, as an ISO date. */
  validThrough: string;
}

/** The company's facts in one language. They fill the fixed sentences. */
export interface Facts {
  /** The end of the address of the page "why us". */
  slug: string;
  /** The fixed sentences, from `chatAnswers.json`. */
  words: AnswerWords;
  /** The addresses of the pages that sentences lead to, by name. A page that the site does not have is missing. */
  links: Partial<Record<'contact' | 'careers' | 'caseStudies' | 'sampleQuote', string>>;
  /** The values of the placeholders in the sentences, by name. A value that the owner has not given is empty. */
  values: Record<string, string>;
  /** How the language writes numbers, from zero. */
  numbers: readonly string[];
  /** All offices. The first is the head office. */
  offices: KnownOffice[];
  /** Countries in which an office is in preparation. */
  soon: string[];
  positions: KnownPosition[];
  /** What the site calls its domains, services, roles and tools, by the page or the section that answers, without language. */
  names: Record<string, string[]>;
}

/** The words of visitors in one language, from `content/chat/`. */
export interface Speech {
  words: SpeechWords;
  /**
   * The topics of their questions, with the ways to ask for each. `page` is the path of the page or the section that answers, without
   * language; `{slug}` in it stands for {@link Facts.slug}.
   */
  topics: { key: string; kind?: 'smallTalk' | 'outside'; page?: string; ways: string }[];
  /** The places around an office, by the name of the office. */
  places: Readonly<Record<string, string>>;
  /** Their trades. */
  sectors: KnownSector[];
}

/** `content/chat/<language>/words.json`: words separated by spaces. */
export interface SpeechWords {
  /** Words that any question may contain. */
  common: string;
  /** Words that ask for our work, name a product to test or speak for a company. A sentence with one of them is about the subject, whatever else it contains. */
  request: string;
  /** Phrases with such a word that ask for something else, separated by commas: `which app`, `driving test`. */
  elseAsked: string;
  /** Towns without an office that visitors ask for, separated by commas. They replace `{elsewhere}` in the ways to ask. */
  elsewhere: string;
  /** Phrases, separated by commas, by which a page announces what follows there, such as `see below`: an answer leaves their sentence out. */
  announcing: string;
  /** The letters for `and`, `in`, `for` and `then`, which Arabic joins to the word that follows. */
  joined?: string | undefined;
}

/** A trade, from `content/chat/sectors.json`. */
export interface KnownSector {
  key: string;
  /** Its names, separated by commas. */
  ways: string;
  /** The paths of the services that fit best, without language. */
  services: string[];
  /** The norms that apply to it. Pages of the site name them. */
  norms?: string[];
  /** The key of a case study of this trade. */
  example?: string | undefined;
}

/** The data of the function in one language. The build writes it. */
export interface Knowledge {
  language: LanguageCode;
  facts: Facts;
  speech: Speech;
  pages: KnownPage[];
}
