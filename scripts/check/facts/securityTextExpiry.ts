import { findNodeAtLocation } from 'jsonc-parser';
import { buildDay } from '../../../content/buildDay.ts';
import type { JsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problemAt.ts';

/** Long enough to make a release. */
const warnDays = 45;

/**
 * The expiry of `security.txt`, after which nobody may rely on its address (RFC 9116, 2.5.5: less than a year ahead).
 *
 * @param file `content/company.json`; other files pass
 * @param today the day of the check
 * @returns an error once it is past or more than a year ahead, a warning shortly before
 */
export function securityTextExpiry(file: JsonFile, today = buildDay()): Problem[] {
  if (file.path !== 'content/company.json' || !file.root) return [];
  const node = findNodeAtLocation(file.root, ['securityTextExpires']);
  if (!node || typeof node.value !== 'string') return [];
  const days = (Date.parse(node.value) - Date.parse(today)) / 86_400_000;
  const problem = (severity: Problem['severity'], what: string) => [
    problemAt(
      file,
      node.offset,
      severity,
      `securityTextExpires ${what}. Check the address, then write a day within the next year.`,
    ),
  ];
  if (days < 1) return problem('error', `is past: ${node.value}`);
  if (days > 366) return problem('error', `is more than a year ahead: ${node.value}`);
  return days < warnDays ? problem('warning', `is in ${Math.floor(days)} days`) : [];
}
