import type { Nodes, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { caseStudies } from '../../content/caseStudies.ts';
import { allOffices } from '../../content/offices.ts';
import { people } from '../../content/people.ts';
import { visibleTexts } from '../../scripts/check/site/pageRules.ts';

/** What a page of substance has, in words. */
export const wordRange = { least: 250, most: 700 } as const;

/** How much of an article is read in a minute, in words of it, its title and its lead, code left out: tables are read slowly. */
export const wordsAMinute = { least: 160, most: 225 } as const;

/**
 * Pages that say more: legal texts, the list of all services, and what buyers, purchasers and candidates ask before they sign, with
 * every answer that an owner may give.
 */
const longerPages: Record<string, number> = {
  '/careers': 850,
  '/cookie-policy': 900,
  '/privacy-policy': 1200,
  '/services': 800,
  '/services/automated-testing': 850,
  '/services/engagement': 1400,
  // A card for each person who answers.
  ...(people.length > 0 && { '/services/quality-audits': 850 }),
  '/services/functional-testing': 850,
  '/services/performance-testing': 850,
  '/terms-of-service': 850,
};

/** Pages that say less where the owner has little to list. */
const shorterPages: Record<string, number> = {
  ...(allOffices.length < 4 && { '/about/offices': 150 }),
  ...(caseStudies.length === 0 && { '/case-studies': 120 }),
};

/** How many words say what one says in French: Arabic writes articles and prepositions as parts of a word, Spanish abridges less. */
const wordsForOne: Record<string, number> = { ar: 0.8, es: 1.05 };

/**
 * @param path the page without its language
 * @param language the code of its language
 * @returns how many words it may have; an article, what its reading time allows
 */
export function mostWords(path: string, language: string): number {
  if (path.startsWith('/blog/')) {
    return Number.POSITIVE_INFINITY;
  }
  return (longerPages[path] ?? wordRange.most) * Math.max(1, wordsForOne[language] ?? 1);
}

/** @returns how many words of French are enough for a page, by its path without language */
export function leastOf(path: string): number {
  return shorterPages[path] ?? wordRange.least;
}

/**
 * @param least a number of words of French
 * @param language the code of another language
 * @returns how many words are enough in it
 */
export function leastWords(least: number, language: string): number {
  return least * Math.min(1, wordsForOne[language] ?? 1);
}

/** @returns how many words the page's own part has, without header, footer, what leads to its relatives and what says a drawing again */
export function wordCount(tree: Root): number {
  const main = select('main', tree);
  const apart = main ? selectAll('#related, figure details', main) : [];
  return apart.reduce((sum, part) => sum - wordsIn(part), wordsIn(main));
}

/** @returns how many words there are to read in a part of a page, code left out */
export function wordsIn(part: Nodes | undefined): number {
  const words = visibleTexts(part).flatMap((text) => text.split(/\s+/));
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
