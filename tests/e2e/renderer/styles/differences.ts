import type { Page } from 'playwright/test';

/** All elements, but for what is said to screen readers for a second and seen by nobody. */
const compared = ':is(html, body, body *):not([aria-atomic="false"], [aria-atomic="false"] *)';

/**
 * Compares what two documents of the same markup look like. Movement is brought to its end first.
 *
 * @param ofWidth compares only what rules for some widths set, in pages that were equal at another width: all else that
 *   could differ has been compared there
 * @returns nothing where all computed styles are equal, those of pseudo-elements too; else how many elements differ, and
 *   one line for each of the first
 */
export async function differences(
  built: Page,
  whole: Page,
  { ofWidth }: { ofWidth: boolean },
): Promise<string[]> {
  const declared = await Promise.all([
    built.evaluate(declaredProperties, ofWidth),
    whole.evaluate(declaredProperties, ofWidth),
  ]);
  // What no rule sets is the same everywhere, and is most of what a browser knows.
  const properties = [...new Set(declared.flat())];
  const [ours, theirs] = await Promise.all([
    built.evaluate(digests, { selector: compared, properties }),
    whole.evaluate(digests, { selector: compared, properties }),
  ]);
  const differing = theirs.flatMap((digest, index) => (digest === ours[index] ? [] : [index]));
  if (differing.length === 0 && ours.length === theirs.length) return [];
  const lines = await Promise.all(
    differing.slice(0, 5).map(async (index) => {
      const [here, there] = await Promise.all([
        built.evaluate(styleAt, [compared, index] as const),
        whole.evaluate(styleAt, [compared, index] as const),
      ]);
      const differ = Object.keys(there.style).filter((name) => here.style[name] !== there.style[name]);
      const told = differ.slice(0, 6).map((name) => `${name}: ${here.style[name]}, not ${there.style[name]}`);
      return `${there.element} (here ${here.element}): ${told.join('; ')}`;
    }),
  );
  return [`${ours.length} and ${theirs.length} elements, ${differing.length} differ`, ...lines];
}

// What follows runs in the page, so each function holds all that it needs.

function declaredProperties(ofWidth: boolean): string[] {
  const namesIn = (rules: CSSRuleList, isOfWidth: boolean): string[] =>
    [...rules].flatMap((rule) => [
      ...(isOfWidth && (rule instanceof CSSStyleRule || rule instanceof CSSNestedDeclarations)
        ? [...rule.style]
        : []),
      ...('cssRules' in rule
        ? namesIn(
            rule.cssRules as CSSRuleList,
            isOfWidth || (rule instanceof CSSConditionRule && /width/.test(rule.conditionText)),
          )
        : []),
    ]);
  const names = [...document.styleSheets].flatMap((sheet) => namesIn(sheet.cssRules, !ofWidth));
  // What uses a variable that has another value at another width may be set by any rule.
  const omitted = ofWidth ? /^(?:--tw-|outline)/ : /^(?:--|outline)/;
  // Of two tabs side by side only one has the focus.
  return [...new Set(names)].filter((name) => !omitted.test(name));
}

/** A number for the style of each element; the styles themselves would be megabytes. */
function digests({ selector, properties }: { selector: string; properties: string[] }): string[] {
  // Chromium may keep the automatic margins of the width before: lay all out anew.
  document.body.style.display = 'none';
  document.body.getBoundingClientRect();
  document.body.style.display = '';
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
  const digest = (text: string) => {
    let hash = 0;
    for (let index = 0; index < text.length; index += 1)
      hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
    return hash;
  };
  return [...document.querySelectorAll(selector)].map((element) => {
    const before = getComputedStyle(element, '::before');
    const after = getComputedStyle(element, '::after');
    const styles = [
      getComputedStyle(element),
      ...[before, after].filter(({ content }) => content !== 'none'),
      ...(element.matches('li, summary') ? [getComputedStyle(element, '::marker')] : []),
      ...(element.matches('[placeholder]') ? [getComputedStyle(element, '::placeholder')] : []),
    ];
    const values = styles.flatMap((style) => properties.map((name) => style.getPropertyValue(name)));
    // A transition may name variables that nothing sets.
    const text = values
      .join('|')
      .replaceAll(location.origin, '')
      .replaceAll(/, --tw-[\w-]+/g, '');
    return `${element.localName} ${digest(text)}`;
  });
}

/** What stands in that place, and its style property by property. */
function styleAt([selector, index]: readonly [string, number]): {
  element: string;
  style: Record<string, string>;
} {
  const element = document.querySelectorAll(selector)[index];
  const style: Record<string, string> = {};
  if (!element) return { element: 'nothing', style };
  for (const pseudo of ['', '::before', '::after', '::marker', '::placeholder']) {
    const computed = getComputedStyle(element, pseudo);
    for (const name of [...computed].filter((each) => !each.startsWith('--')))
      style[pseudo + name] = computed
        .getPropertyValue(name)
        .replaceAll(location.origin, '')
        .replaceAll(/, --tw-[\w-]+/g, '');
  }
  return { element: element.outerHTML.slice(0, 120), style };
}
