import { lineAt } from '../lineAt.ts';
import type { JsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import { selectValues } from '../selectValues.ts';

const company = 'content/company.json';
const offices = 'content/offices.json';

/** The registered office is a fact of the company and one of the offices. */
const pairs = [
  ['street', 'headquarters.address.street'],
  ['postalCode', 'headquarters.address.postalCode'],
  ['city', 'headquarters.address.city'],
  ['country', 'headquarters.address.country'],
  ['phone', 'headquarters.phone'],
  ['email', 'headquarters.email'],
] as const;

/**
 * Facts that two files state and that differ.
 *
 * @param files the JSON files of `content/` by path
 */
export function saidTwice(files: ReadonlyMap<string, JsonFile>): Problem[] {
  const first = files.get(company);
  const second = files.get(offices);
  if (!first?.root || !second?.root || first.errors.length + second.errors.length > 0) return [];
  const [here, there] = [first.root, second.root];
  return pairs.flatMap(([name, other]) => {
    const [stated] = selectValues(here, name);
    const [repeated] = selectValues(there, other);
    if (!stated || !repeated || stated.value === repeated.value) return [];
    const message = `${repeated.key} is ${quote(repeated.value)}, and ${company}:${lineAt(first.text, stated.offset)} says ${quote(stated.value)} of the registered office. Write the same in both.`;
    return [
      {
        file: offices,
        line: lineAt(second.text, repeated.offset),
        severity: 'error',
        message,
      } satisfies Problem,
    ];
  });
}
