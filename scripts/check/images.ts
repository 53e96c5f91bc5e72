import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageFormats } from '../../content/articles/articleSchema.ts';
import { cachedReading } from './cachedReading.ts';
import { didYouMean, type Problem, problemOf } from './problem.ts';
import { textsAt, type ValueFile } from './valueFile.ts';

/** The maximum size of an image. The build has all its pixels in memory, four bytes each. */
const maxMegapixels = 100;

/** The extensions in messages. `.jpeg` is left out, because `.jpg` is the same. */
const formats = imageFormats.filter((format) => format !== 'jpeg').map((format) => `.${format}`);

/** @returns what is wrong with an image, as a message that follows its name; undefined if the build can show the image */
export async function imageError(
  project: string,
  file: string,
  files: readonly string[],
): Promise<string | undefined> {
  const folder = path.posix.dirname(file);
  // macOS writes a letter and its accent as two characters. Authors write them as one.
  const found = files.find((each) => each.normalize('NFC') === file);
  if (!found) {
    const beside = files.filter((each) => path.posix.dirname(each) === folder);
    const names = beside.map((each) => path.posix.basename(each));
    const advice = didYouMean(path.posix.basename(file), names, `Put it there as ${formats.join(', ')}.`);
    return `is not in ${folder}/. ${advice}`;
  }
  if (!imageFormats.includes(path.posix.extname(file).slice(1).toLowerCase())) {
    return `has a format that not every browser shows. Save it as one of ${formats.join(', ')}.`;
  }
  const filePath = path.join(project, found);
  // If the file has been removed in the meantime, it counts as empty, and `errorIn` reports it.
  const digest = createHash('sha256')
    .update(existsSync(filePath) ? readFileSync(filePath) : '')
    .digest();
  // JSON has no `undefined`.
  const issue = await cachedReading('picture', digest, async () => (await errorIn(filePath)) ?? null);
  return issue ?? undefined;
}

/** @returns what is wrong with an image's data; it is decoded to its end, because a truncated file still has its size in the header */
async function errorIn(filePath: string): Promise<string | undefined> {
  const { default: sharp } = await import('sharp');
  const image = sharp(filePath, { animated: true, limitInputPixels: false });
  // For an animation, `height` is the sum of all frames, and `pageHeight` is the height of one frame.
  const { width, pageHeight, height } = await image
    .metadata()
    .catch(() => ({ width: 0, pageHeight: 0, height: 0 }));
  const rows = pageHeight ?? height;
  if (width * rows > maxMegapixels * 1e6) {
    return `has ${width} × ${rows} pixels, more than ${maxMegapixels} million. Save it smaller: 2,000 pixels are wide enough.`;
  }
  return image
    .resize({ width: 1 })
    .toBuffer()
    .then(() => undefined)
    .catch(() => 'cannot be read to its end as a picture. Save it anew.');
}

/** @returns a problem for each portrait that no page can show: its name is no person's key, or it is not a valid image */
export async function portraitProblems(
  project: string,
  content: readonly ValueFile[],
  files: readonly string[],
): Promise<Problem[]> {
  const keys = textsAt(content, 'people', '*.key');
  const portraits = files.filter((file) => /^content\/people\/[^./][^/]*$/.test(file));
  const problems = portraits.map(async (file) => {
    const { name } = path.posix.parse(file);
    const issue = keys.includes(name)
      ? await imageError(project, file, files)
      : `bears the key of nobody in content/people.json. ${didYouMean(name, keys, 'Name it as the person.')}`;
    return issue ? problemOf(file, issue) : [];
  });
  return (await Promise.all(problems)).flat();
}
