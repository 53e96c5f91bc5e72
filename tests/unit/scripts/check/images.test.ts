import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { imageError } from '../../../../scripts/check/images.ts';

test('a picture that is cut off is reported, even if its beginning with the size is whole', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'eprouva-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const create = { width: 300, height: 200, channels: 3, background: '#0a7' } as const;
  const whole = await sharp({ create }).jpeg().toBuffer();
  writeFileSync(path.join(folder, 'whole.jpg'), whole);
  writeFileSync(path.join(folder, 'cut.jpg'), whole.subarray(0, whole.length / 2));

  const files = ['cut.jpg', 'whole.jpg'];
  const problems = await Promise.all(files.map((file) => imageError(folder, file, files)));
  expect(problems).toEqual(['cannot be read to its end as a picture. Save it anew.', undefined]);
});
