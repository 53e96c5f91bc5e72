import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { colours } from '../../../renderer/document/styles/colours.ts';

const source = 'public/favicon.svg';
/** The width of the SVG in its own units, which are pixels at 72 dots an inch. */
const sourceWidth = 26;

/** @returns the site's mark in the sizes that browsers, phones and search engines ask for, by address; all from the one SVG */
export async function drawIcons(): Promise<Record<string, Uint8Array>> {
  const svg = readFileSync(source);
  const draw = (size: number) =>
    sharp(svg, { density: (72 * size) / sourceWidth })
      .resize(size)
      .flatten({ background: colours.ink })
      .png({ palette: true })
      .toBuffer();
  return {
    // A PNG under the name that browsers without SVG icons ask for: they tell a picture's format by its first bytes (MIME Sniffing, 6.1).
    '/favicon.ico': await draw(32),
    '/apple-touch-icon.png': await draw(180),
    // The logo that structured data name.
    '/icon-512.png': await draw(512),
  };
}
