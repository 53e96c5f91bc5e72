import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { glob } from 'tinyglobby';

const compressible = '**/*.{html,js,css,json,svg,xml,txt,md,webmanifest}';

/**
 * Writes `.br` and `.gz` beside each text file, for hosts that serve what is already compressed (nginx `brotli_static`).
 *
 * @param folder the built site
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await glob(compressible, { cwd: folder, absolute: true });
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
