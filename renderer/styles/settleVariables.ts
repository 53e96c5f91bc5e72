import { closingParenthesis } from './selectors.ts';

/** A rule that sets or reads the custom properties through which utilities compose, such as `--tw-leading`. */
export interface ComposingRule {
  declarations: readonly { name: string; value: string }[];
  /** What its selectors are about: a class, or a pseudo-element of it; nothing where one of them is about more. */
  subjects: readonly { className: string; pseudoElement: string }[] | undefined;
  /** Whether its selectors are bare classes: a later rule for the same element then wins. */
  isWeak: boolean;
}

/** What a page tells about its elements. */
export interface Composition {
  /** Its rules, as far as they set or read such a property, in their order. */
  rules: readonly ComposingRule[];
  /** What a property is where nothing sets it (`initial-value` of its `@property`). */
  initialValues: ReadonlyMap<string, string>;
  /** Whether one element has both classes. */
  meet: (one: string, other: string) => boolean;
}

/**
 * Writes the value in the place of `var(--tw-…)` wherever no other rule of the page has its say on the elements of this
 * one: `border-style:var(--tw-border-style)` becomes `border-style:solid`.
 *
 * @param rule one of the page's rules
 * @param page what stands on the page with it
 * @returns the declarations of the rule, in their order
 */
export function settleVariables(rule: ComposingRule, page: Composition): string {
  const own = new Map(rule.declarations.map(({ name, value }) => [name, value]));
  const place = page.rules.indexOf(rule);

  /** Whether another rule may give the variable another value in this declaration. */
  const isDisputed = (variable: string, property: string) =>
    page.rules.some((other, otherPlace) => {
      if (other === rule || !sets(other, variable) || !canMeet(rule, other, page)) return false;
      // The stronger of the two then decides on the whole property, not on the variable alone.
      const isStronger = own.has(variable) || (rule.isWeak && otherPlace > place);
      return !(isStronger && other.declarations.some(({ name }) => covers(name, property)));
    });

  const settle = (value: string, property: string): string =>
    replaceVariables(value, (variable, fallback) => {
      if (isDisputed(variable, property)) return undefined;
      const settled = own.get(variable) ?? page.initialValues.get(variable) ?? fallback;
      return settled === undefined ? undefined : settle(settled, property);
    });

  return rule.declarations
    .map(({ name, value }) => `${name}:${settle(value, name)}`)
    .filter((declaration) => !saidByReset.test(declaration))
    .join(';');
}

/** What `renderer/styles/reset.css` says of every element: where nothing disputes it, nobody needs to repeat it. */
const saidByReset = /^border(?:-[a-z-]+)?-style:solid$/;

function sets({ declarations }: ComposingRule, property: string): boolean {
  return declarations.some(({ name }) => name === property);
}

/** Rules that are about more than one class are taken to meet any other. */
function canMeet(rule: ComposingRule, other: ComposingRule, { meet }: Composition): boolean {
  const { subjects } = other;
  if (!subjects || !rule.subjects) return true;
  return rule.subjects.some((one) =>
    subjects.some((two) => one.pseudoElement === two.pseudoElement && meet(one.className, two.className)),
  );
}

/** Whether a declaration decides on a property: the same one, or `border-style` for `border-top-style`. */
function covers(name: string, property: string): boolean {
  return name === property || name === property.replace(/^border-.*-style$/, 'border-style');
}

const composingVariable = /var\((--tw-[\w-]+)\s*(,?)/g;

/**
 * @param value the value of a declaration
 * @param replacement what stands for a variable and its fallback; nothing leaves the variable in its place
 */
function replaceVariables(
  value: string,
  replacement: (name: string, fallback: string | undefined) => string | undefined,
): string {
  let result = '';
  let rest = 0;
  for (const found of value.matchAll(composingVariable)) {
    if (found.index < rest) continue;
    const [opening, name = '', comma] = found;
    const start = found.index + opening.length;
    const end = closingParenthesis(value, start);
    const replaced = replacement(name, comma ? value.slice(start, end).trim() : undefined);
    if (replaced === undefined) continue;
    result += value.slice(rest, found.index) + replaced;
    rest = end + 1;
  }
  return result + value.slice(rest);
}
