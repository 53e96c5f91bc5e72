import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { glob } from 'tinyglobby';
import { cached } from './cached.ts';

const compressible = '**/*.{html,js,css,json,svg,xml,txt,md}';
/** The number of files in memory at a time. All files of a large site might not fit. */
const filesAtOnce = 64;
/** Parts of the cache key: another version may write other bytes. If you change an option of a compressor, also change `br` or `gz`. */
const { brotli = '', zlib = '' } = process.versions;

/** Writes `.br` and `.gz` beside each text file, for hosts that serve what is already compressed (nginx `brotli_static`). */
export async function compressFiles(folder: string): Promise<void> {
  const files = await glob(compressible, { cwd: folder, absolute: true });
  for (let first = 0; first < files.length; first += filesAtOnce) {
    await Promise.all(files.slice(first, first + filesAtOnce).map(compressFile));
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    // Brotli's default quality is the highest.
    cached('br', [brotli, content], () => promisify(brotliCompress)(content)),
    cached('gz', [zlib, content], () => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
