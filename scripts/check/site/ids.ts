import type { SitePage } from './sitePage.ts';

/** Attributes that name elements of the same page; those with several names separate them by spaces. */
const references = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-errormessage',
  'popovertarget',
  'list',
  'form',
];

/**
 * Ids that are used twice, and names of elements that are not there.
 *
 * @returns a message for each fault
 */
export function idFaults({ url, root }: SitePage): string[] {
  const ids = root.querySelectorAll('[id]').map(({ id }) => id);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const missing = references.flatMap((name) =>
    root.querySelectorAll(`[${name}]`).flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => id && !ids.includes(id))
        .map((id) => `${url}  ${name}="${id}" names no element of the page.`),
    ),
  );
  return [...[...repeated].map((id) => `${url}  has id="${id}" more than once.`), ...new Set(missing)];
}
