import { readTextFile } from '../../content/readTextFile.ts';

const file = 'components/styles/schemes.css';
const css = readTextFile(file);

/** The colours of the light scheme, for share images, icons and manifests. */
export const colours = {
  ink: colourOf('ink'),
  paper: colourOf('paper'),
  card: colourOf('card'),
  line: colourOf('line'),
  accent: colourOf('accent'),
};

function colourOf(name: string): string {
  // The first match is the value of the light scheme.
  const value = new RegExp(`--${name}: (#\\w+);`).exec(css)?.[1];
  if (!value) {
    throw new Error(
      `${file} gives --${name} no value such as "#0e1b2c", which share pictures and icons need.`,
    );
  }
  return value;
}
