import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { displayFont as font } from '../../../content/fonts.ts';
import { usedCharacters } from '../../i18n/usedCharacters.ts';

const folder = '.generated';
const { family, file: source, weights, headingWeight } = font;

/** The limit for the subset, in bytes (see docs/decisions/004-one-web-font.md). */
const limitBytes = 25_000;

/**
 * Makes the display font of the site: only the characters that its words use and only the weights that its headings use,
 * with a fallback face of the same metrics, so that a late font moves nothing. Both are there before any module asks for them.
 *
 * @returns the Vite plugin; it throws when the subset is larger than the limit
 */
export function displayFont(): Plugin {
  return { name: 'display-font', config: makeDisplayFont };
}

/** Does nothing when neither words nor font nor this file have changed. */
async function makeDisplayFont(): Promise<void> {
  const original = readFileSync(createRequire(import.meta.url).resolve(source));
  const characters = usedCharacters();
  const code = readFileSync(fileURLToPath(import.meta.url));
  const stamp = createHash('sha256')
    .update(original)
    .update(characters)
    .update(JSON.stringify(font))
    .update(code)
    .digest('hex');
  const stampFile = path.join(folder, 'display.stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    return;
  }

  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  if (subset.length > limitBytes) {
    throw new Error(
      `The display font takes ${subset.length} bytes, over its limit of ${limitBytes}. Use fewer characters in headings.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  put(path.join(folder, 'display.woff2'), subset);
  put(path.join(folder, 'display-fallback.css'), await fallbackFace(original, characters));
  put(stampFile, stamp);
}

/** Writes a file as a whole or not at all: another build may be reading it. */
function put(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** Metrics of Arial Bold, as published by Capsize; Liberation Sans Bold is drawn to the same ones. */
const arialBold: FontMetrics = {
  familyName: 'Arial Bold',
  fullName: 'Arial Bold',
  postscriptName: 'Arial-BoldMT',
  capHeight: 1466,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xHeight: 1062,
  xWidthAvg: 983,
};

async function fallbackFace(original: Buffer, characters: string): Promise<string> {
  const atHeadingWeight = await subsetFont(original, characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: headingWeight },
  });
  const metrics = { ...(await fromBuffer(atHeadingWeight)), familyName: family };
  const { fontFaces: fallback } = createFontStack([metrics, arialBold], { fontFaceFormat: 'styleObject' });
  const face = fallback[0]?.['@font-face'];
  if (!face) {
    throw new Error('No fallback metrics came out of Capsize for the display font.');
  }
  return [
    `@font-face{font-family:"${family} fallback";font-weight:400 800;`,
    'src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");',
    `ascent-override:${rounded(face.ascentOverride)};descent-override:${rounded(face.descentOverride)};`,
    `line-gap-override:${face.lineGapOverride};size-adjust:${rounded(face.sizeAdjust)}}`,
  ].join('');
}

/** A hundredth of a per cent moves no line of a heading by a pixel. */
function rounded(percentage = '100%'): string {
  return `${Number.parseFloat(percentage).toFixed(2)}%`;
}
