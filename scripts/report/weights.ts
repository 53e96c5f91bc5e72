import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listedPages } from '../listedPages.ts';
import { documentOf, siteFolder } from '../siteFolder.ts';
import { readIslands } from './islands.ts';

/** @returns the weight of each document and each island, in bytes of brotli, the heaviest first */
export async function report(): Promise<string[]> {
  const documents = listedPages().map(({ url }): [string, number] => [
    url,
    statSync(path.join(siteFolder, `${documentOf(url)}.br`)).size,
  ]);
  const sizeOf = (chunk: string) => brotliCompressSync(readFileSync(path.join(siteFolder, chunk))).length;
  const islands = readIslands().map(({ name, chunks }): [string, number] => [
    name,
    [...chunks].map(sizeOf).reduce((one, other) => one + other, 0),
  ]);
  return [
    'Islands: all code of each, most of it React, which all share; none of it comes before the island is used',
    ...rowsOf(islands),
    'Documents',
    ...rowsOf(documents),
  ];
}

function rowsOf(weights: readonly [name: string, bytes: number][]): string[] {
  return weights
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, bytes]) => `  ${String(bytes).padStart(7)}  ${name}`);
}
