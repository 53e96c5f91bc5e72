import { getNodePath } from 'jsonc-parser';
import type { JsonFile } from './parseJsonFile.ts';
import type { Problem } from './problem.ts';
import { problemAt } from './problemAt.ts';
import { keyOf, valuesUnder } from './valuesUnder.ts';

/** What a date says, by its name: when something began, or until when it holds. */
const begun = ['date', 'datePosted', 'incorporated', 'legalTextsUpdated'];
const holding = ['validThrough'];

/**
 * Dates that time has made wrong, or will make right: a position that is closed, an article that is not published yet. They
 * are told and stop no build, because what was sound on one day must still build on another.
 *
 * @param file facts, or an article
 * @param today as year-month-day
 */
export function datesOfToday(file: JsonFile, today: string): Problem[] {
  if (!file.root || file.errors.length > 0) return [];
  return valuesUnder(file.root).flatMap((node) => {
    const name = String(getNodePath(node).at(-1));
    const date = node.type === 'string' ? String(node.value) : '';
    const warn = (message: string) => [problemAt(file, node.offset, 'warning', `${keyOf(node)} ${message}`)];
    if (begun.includes(name) && date > today && /^\d{4}-\d\d-\d\d$/.test(date))
      return warn(`is ${date}, which is still to come. Write a day up to today, ${today}.`);
    if (holding.includes(name) && date && date < today)
      return warn(`was ${date}: it is over. Remove the entry with its words, or write a later day.`);
    return [];
  });
}
