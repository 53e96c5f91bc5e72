import type { Release } from './release.ts';

/** In bytes: what a page may gain from one release to the next before somebody looks at it. */
const mostGained = 1000;

/**
 * What is worse than it was. What only one of the two has measured, or has at all, is not held against it: but headers, which are lost.
 *
 * @param before an earlier release
 * @param after what is to follow it
 * @returns a message for each regression
 */
export function compareReleases(before: Release, after: Release): string[] {
  const pagesBefore = new Map(before.pages.map((page) => [page.url, page]));
  const heavier = after.pages.flatMap(({ url, sent }) =>
    Object.entries(sent).flatMap(([host, bytes]) => {
      const gained = bytes - (pagesBefore.get(url)?.sent[host] ?? bytes);
      return gained < mostGained ? [] : [`${url}  is ${gained} bytes heavier as sent by ${host}: ${bytes}.`];
    }),
  );
  const lost = Object.entries(before.headers)
    .filter(([name]) => !(name in after.headers))
    .map(([name, value]) => `The header "${name}: ${value}" is lost.`);
  const grade =
    after.observatory.score < before.observatory.score
      ? [`The headers score ${after.observatory.score}, and scored ${before.observatory.score}.`]
      : [];
  const scoresBefore = new Map(before.lighthouse?.map(({ url, scores }) => [url, scores]));
  const worse = (after.lighthouse ?? []).flatMap(({ url, scores }) =>
    Object.entries(scores)
      .filter(([category, score]) => score < (scoresBefore.get(url)?.[category] ?? 0))
      .map(
        ([category, score]) =>
          `${url}  has ${score} in Lighthouse's ${category}, and had ${scoresBefore.get(url)?.[category]}.`,
      ),
  );
  return [...heavier, ...lost, ...grade, ...worse, ...newViolations(before.axe, after.axe)];
}

function newViolations(before: Release['axe'], after: Release['axe']): string[] {
  const isNew = (violation: string) => !before.list?.includes(violation);
  if (after.list && (before.list || before.violations === 0))
    return after.list.filter(isNew).map((violation) => `axe has a new violation: ${violation}.`);
  return after.violations > before.violations
    ? [`axe has ${after.violations} violations, and had ${before.violations}.`]
    : [];
}
