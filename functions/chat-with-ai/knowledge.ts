import type { ChatSector, ChatTopic, VocabularyWords } from '../../content/chat/chatSchemas.ts';
import type { LanguageCode } from '../../content/languages.ts';
import type { Resources } from '../../locales/i18next.d.ts';

/** The chat's fixed sentences (`chatAnswers.json`). The keys of three groups are topics of `content/chat/`, so any key is allowed. */
export type AnswerTexts = Resources['chatAnswers'] &
  Record<'questions' | 'smallTalk' | 'topics', Readonly<Record<string, string>>>;

export interface IndexedPage {
  /** The canonical path of the page, such as `/en/careers`. */
  path: string;
  /** The short name of the page, as in the breadcrumb. */
  label: string;
  passages: Passage[];
}

/** A part of a page under one heading. */
export interface Passage {
  /** The `id` of the section, if there is one. It is the fragment of the passage's URL. */
  section?: string;
  heading: string;
  /** Sentences and list items in reading order, as plain text. */
  lines: string[];
  /** True if the section has an example badge. */
  isExample?: boolean;
}

export interface IndexedOffice {
  city: string;
  /** The postal address as one line. */
  cityAddress: string;
  /** The e-mail address, written as a link. */
  cityEmail: string;
  /** The phone number, written as a link. */
  cityPhone: string;
}

export interface IndexedPosition {
  city: string;
  /** The position as a list item. */
  line: string;
  /** `line` with the salary range, if the owner has provided one. */
  salary?: string;
  /** The last day to apply, as an ISO date. */
  validThrough: string;
}

/** The company's content in one language. It fills the fixed sentences. */
export interface SiteContent {
  /** The company's name as URLs contain it: `/about/why-{slug}`. */
  slug: string;
  texts: AnswerTexts;
  /** The URLs of the pages that sentences link to, by name. If the site lacks a page, its name is missing. */
  links: Partial<Record<'contact' | 'careers' | 'caseStudies' | 'sampleQuote', string>>;
  /** The values of the placeholders in the sentences, by name. A value that the owner has not provided is empty. */
  values: Record<string, string>;
  /** The number words of the language, from zero. */
  numbers: readonly string[];
  /** All offices. The first is the head office. */
  offices: IndexedOffice[];
  /** The countries in which an office is being prepared. */
  soon: string[];
  positions: IndexedPosition[];
  /** The site's names for domains, services, roles and tools, by the path (without language) of the page or section that answers. */
  names: Record<string, string[]>;
}

/** How visitors phrase their questions in one language, from `content/chat/`. */
export interface Vocabulary {
  words: VocabularyWords;
  /** The topics, each with its phrasings, separated by `|`. In `page`, `{slug}` stands for {@link SiteContent.slug}. */
  topics: (ChatTopic & { phrasings: string })[];
  /** Maps the name of an office to the places near it, which are separated by commas. */
  places: Readonly<Record<string, string>>;
  sectors: IndexedSector[];
}

/** A sector. `phrasings` contains its names, separated by commas. */
export type IndexedSector = ChatSector & { phrasings: string };

/** The chat's data in one language. The build writes it. */
export interface Knowledge {
  language: LanguageCode;
  content: SiteContent;
  vocabulary: Vocabulary;
  pages: IndexedPage[];
}

export function pagePathOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}

export function passageUrl(path: string, { section }: Passage): string {
  return section ? `${path}#${section}` : path;
}
