/**
 * Tailwind hands some values from one utility to another through variables, though the utility that sets such a variable sets
 * the property too, and comes later. `border: 0 solid` in reset.css says the style of every border. Its media queries negate what
 * CSS has a sign for.
 *
 * @param css what Tailwind makes, minified
 * @returns the same rules with the values themselves
 */
export function withoutDetours(css: string): string {
  return css
    .replaceAll(/var\(--tw-(?:leading|ease|duration),((?:[^()]|\([^()]*\))+)\)/g, '$1')
    .replaceAll(/border[\w-]*-style:var\(--tw-border-style\);/g, '')
    .replaceAll('var(--tw-outline-style)', 'solid')
    .replaceAll(/not all and \(width>=([\d.]+rem)\)/g, '(width<$1)');
}
