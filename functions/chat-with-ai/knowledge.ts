import type { ChatSector, ChatTopic, SpeechWords } from '../../content/chat/chatSchemas.ts';
import type { LanguageCode } from '../../content/languages.ts';
import type { Resources } from '../../locales/i18next.d.ts';

/** The fixed sentences. The keys of some groups are any text. */
export type AnswerTexts = Resources['chatAnswers'] &
  Record<'questions' | 'smallTalk' | 'topics', Readonly<Record<string, string>>>;

export interface KnownPage {
  /** Its canonical path in this language, such as `/en/careers`. */
  path: string;
  /** Its short name, as the breadcrumb writes it. */
  label: string;
  passages: Passage[];
}

/** A part of a page under one heading. */
export interface Passage {
  /** The `id` of its section, if it has one: the fragment of the passage's address. */
  section?: string;
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
  line: string;
  /** The same item with the range of pay, if the owner has given one. */
  salary?: string;
  /** The last day to apply, as an ISO date. */
  validThrough: string;
}

/** The company's facts in one language. They fill the fixed sentences. */
export interface SiteContent {
  /** The end of the address of the page "why us". */
  slug: string;
  texts: AnswerTexts;
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
  /** The topics of their questions with the ways to ask; `{slug}` in the path of a page or section stands for {@link Facts.slug}. */
  topics: (ChatTopic & { ways: string })[];
  /** The places around an office, by the name of the office. */
  places: Readonly<Record<string, string>>;
  sectors: KnownSector[];
}

/** A trade, with its names, separated by commas. */
export type KnownSector = ChatSector & { ways: string };

/** The data of the function in one language. The build writes it. */
export interface Knowledge {
  language: LanguageCode;
  content: SiteContent;
  speech: Speech;
  pages: KnownPage[];
}

/** @returns an address without its query and its fragment */
export function pagePathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** @returns the address of a passage on a page, with its section where it has one */
export function passageAddress(path: string, { section }: Passage): string {
  return section ? `${path}#${section}` : path;
}
