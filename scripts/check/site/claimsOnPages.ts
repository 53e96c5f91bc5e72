import { languageAndPathOf } from '../../../locales/languages.ts';
import type { JsonFile } from '../parseJsonFile.ts';
import type { TextFile } from '../readFiles.ts';
import type { Origin } from '../words/originOf.ts';
import { type Statement, statementsIn } from '../words/statementsIn.ts';
import type { WordFile } from '../words/wordFile.ts';
import { directionMarks, originsIn } from './originsIn.ts';
import { type ShownText, shownTexts } from './shownTexts.ts';
import type { SitePage } from './sitePage.ts';

/** What a page states, and where it comes from. */
export interface PageClaim {
  url: string;
  language: string;
  text: string;
  stated: string;
  /** Whether search engines and other sites show it: it stands in the head or in structured data. */
  isShared: boolean;
  /** Absent where nobody vouches for it. */
  origin?: Origin | undefined;
}

/** What pages are made of. */
export interface PageSources {
  words: readonly WordFile[];
  facts: readonly JsonFile[];
  /** The files of `content/articles/`. */
  articles: readonly TextFile[];
}

/**
 * Everything that pages state, traced from what they show back to the words and the facts.
 *
 * @param pages the documents of the built site
 */
export function claimsOnPages(pages: readonly SitePage[], sources: PageSources): PageClaim[] {
  const tracers = new Map<string, ReturnType<typeof originsIn>>();
  return pages.flatMap((page) => {
    const { url, root } = page;
    // An address without prefix can be English: /our-expertise.
    const languageOfPage =
      root.querySelector('html')?.getAttribute('lang') ?? languageAndPathOf(url).language;
    const tracerOf = (language: string) => {
      const tracer = tracers.get(language) ?? originsIn(language, sources);
      tracers.set(language, tracer);
      return tracer;
    };
    const sectionCount = Math.max(
      0,
      ...root.querySelectorAll('main li [aria-hidden]').map(({ text }) => Number(text) || 0),
    );
    const whole = tracerOf(languageOfPage).originOfDocument(url, root.querySelector('h1')?.text.trim() ?? '');
    return shownTexts(page).flatMap(({ text: marked, element }) => {
      // What isolates a number in a text of the other direction says nothing.
      const shown = { text: marked.replaceAll(directionMarks, ''), element };
      const language = element.closest('[lang]')?.getAttribute('lang') ?? languageOfPage;
      const statements = statementsOf(shown, language);
      if (statements.length === 0) return [];
      const reason = reasonOf(shown, sectionCount);
      const origins = reason ? [] : tracerOf(language).trace(shown.text, statements);
      const rest = reason ? { reason } : shown.element.closest('main') ? whole : undefined;
      return statements.map(({ stated }, index) => {
        const origin = origins[index] ?? rest;
        const isShared = ['TITLE', 'META', 'SCRIPT'].includes(shown.element.tagName);
        return { url, language, text: shown.text, stated, isShared, origin };
      });
    });
  });
}

/** What somebody said is a statement as a whole. */
function statementsOf({ text, element }: ShownText, language: string): Statement[] {
  const isQuote = element.closest('blockquote') && !element.closest('cite, footer, figcaption');
  return isQuote ? [{ stated: text, index: 0 }] : statementsIn(text, language);
}

/** Why a number claims nothing, where its place on the page says so. */
function reasonOf({ text, element }: ShownText, sectionCount: number): string | undefined {
  const isNumber = /^[\d\s.,:+−°]+(?: N)?$/u.test(text);
  if (isNumber && element.closest('svg, figure details')) return 'the scale of a drawing, or what it draws';
  if (isNumber && element.getAttribute('aria-hidden')) return 'the number of a step or of a section';
  if (element.tagName === 'DD' && Number(text) === sectionCount) return 'a count of the sections of the page';
  const drawing = element.closest('figure') ?? (element.closest('svg') && element.closest('section'));
  return drawing?.querySelector('[data-example]') ? 'a picture under the stamp of examples' : undefined;
}
