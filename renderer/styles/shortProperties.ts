import { shortName } from './shortName.ts';

/** Custom properties where a value is given to them, or their registration. */
const declared = /(?:[{;]|@property )(--[a-z][\w-]*)/g;

/**
 * Gives the custom properties of a page's rules short names: `--a`, `--b`… See docs/decisions/008-short-class-names.md.
 *
 * @param css the rules of a page
 * @param kept names that other style sheets give values to; names to which only scripts give one are kept anyway
 * @returns the rules with their new names
 */
export function shortProperties(css: string, kept: ReadonlySet<string> = new Set()): string {
  const names = new Set(
    [...css.matchAll(declared)].map(([, name = '']) => name).filter((name) => !kept.has(name)),
  );
  const short = new Map([...names].map((name, index) => [name, `--${shortName(index)}`]));
  return css.replaceAll(/--[a-z][\w-]*/g, (name) => short.get(name) ?? name);
}
