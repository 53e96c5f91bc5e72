import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { glob } from 'tinyglobby';
import { cached } from './cached.ts';

const compressible = '**/*.{html,js,css,json,svg,xml,txt,md}';
/** The number of files in memory at a time, because a large site has many. */
const filesAtOnce = 64;
/** The versions of the compressors: another version may give other bytes. If you change a parameter below, rename its `cached` kind. */
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
    // Brotli compresses at its highest quality by default. It chooses a better window when it knows the size.
    cached('br', [brotli, content], () =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    ),
    cached('gz', [zlib, content], () => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
