import { readTextFile } from '../../facts/readTextFile.ts';

const names = ['ink', 'paper', 'card', 'line', 'proof'] as const;
const file = 'components/styles/schemes.css';

/**
 * The colours of the light scheme, for what is drawn outside a page: share pictures, icons, manifests. `schemes.css` gives them their
 * values.
 */
export const colours = readColours(readTextFile(file));

function readColours(css: string): Readonly<Record<(typeof names)[number], string>> {
  const entries = names.map((name) => {
    // The first value is that of the light scheme.
    const value = new RegExp(`--${name}: (#\\w+);`).exec(css)?.[1];
    if (!value) {
      throw new Error(
        `${file} gives --${name} no value such as "#0e1b2c", which share pictures and icons need.`,
      );
    }
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as Record<(typeof names)[number], string>;
}
