import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { colours } from '../../../content/colours.ts';

const source = 'public/favicon.svg';

/** @returns the site's mark in the sizes that browsers, phones and search engines ask for, by address; all from the one SVG */
export async function drawIcons(): Promise<Record<string, Uint8Array>> {
  const svg = readFileSync(source);
  const draw = (size: number) =>
    sharp(svg, { density: (72 * size) / 26 })
      .resize(size)
      .flatten({ background: colours.ink })
      .png({ palette: true })
      .toBuffer();
  return {
    '/favicon.ico': iconFile(await draw(32), 32),
    '/apple-touch-icon.png': await draw(180),
    '/icon-192.png': await draw(192),
    '/icon-512.png': await draw(512),
  };
}

/** An ICO that holds one PNG ("ICO file format": a header, one entry, the image). */
function iconFile(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
