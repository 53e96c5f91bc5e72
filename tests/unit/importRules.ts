import type { SourceFile } from './sourceFile.ts';

interface Layer {
  folder: string;
  /** Which of its files are meant; all of them where nothing is said. */
  files?: RegExp;
  /** What belongs there: the advice for a file that stands elsewhere. */
  holds: string;
  /** Folders whose files it may import, its own aside. */
  uses: readonly string[];
  /** Folders of which it may import types, which leave nothing in the built code. */
  usesTypesOf?: readonly string[];
}

/** From the bottom up: a file may import from its own layer and from those named in `uses`. */
const layers: readonly Layer[] = [
  { folder: 'locales/', holds: 'words and languages', uses: ['content/'] },
  { folder: 'content/', holds: 'facts, and functions of facts alone', uses: ['locales/'] },
  {
    folder: 'components/ui/',
    holds: 'buttons, fields, icons, links: no words, no knowledge of the site',
    uses: ['content/', 'locales/'],
  },
  {
    folder: 'components/sections/',
    holds: 'what several pages are composed of',
    uses: ['content/', 'locales/', 'components/ui/', 'components/islands/'],
  },
  {
    folder: 'components/islands/',
    holds: 'interactive parts, with their state, schema and calls',
    uses: ['content/', 'locales/', 'components/ui/', 'components/sections/'],
  },
  {
    folder: 'components/layout/',
    holds: 'the frame of every page',
    uses: ['content/', 'locales/', 'components/ui/', 'components/sections/', 'components/islands/'],
  },
  {
    folder: 'pages/',
    files: /\/\+metadata\.ts$/,
    holds: 'what a page says of itself in the head',
    uses: ['content/', 'locales/', 'components/', 'renderer/head/'],
  },
  {
    folder: 'pages/',
    holds: 'pages and the sections that only they have',
    uses: ['content/', 'locales/', 'components/'],
    usesTypesOf: ['renderer/head/'],
  },
  {
    folder: 'renderer/',
    holds: 'how a page becomes a document and wakes up, for any page',
    uses: ['content/', 'locales/', 'components/layout/', 'components/islands/', '.generated/'],
  },
  {
    folder: 'scripts/',
    holds: 'commands, and what they do to the built site',
    uses: ['content/', 'locales/'],
  },
];

/**
 * Imports against the direction in which they run.
 *
 * @param files the source files
 * @returns a message for each, which says where the file belongs
 */
export function wrongImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) => {
    const layer = layers.find(
      ({ folder, files: meant = /^/ }) => path.startsWith(folder) && meant.test(path),
    );
    if (!layer) return [];
    return imports
      .filter((each) => {
        const folders = [layer.folder, ...layer.uses, ...(each.isType ? (layer.usesTypesOf ?? []) : [])];
        return !folders.some((folder) => each.path.startsWith(folder));
      })
      .map((each) => `${path}:${each.line} imports ${each.path}. ${adviceFor(layer, path, each.path)}`);
  });
}

function adviceFor(layer: Layer, importer: string, imported: string): string {
  const other = layers.find(({ folder }) => imported.startsWith(folder));
  if (!other) return `Files in ${layer.folder} use ${layer.uses.join(', ')} only.`;
  const mayUseBoth = layers.filter(
    ({ folder, files, uses }) =>
      !files &&
      [folder, ...uses].some((each) => imported.startsWith(each)) &&
      [folder, ...uses].some((each) => importer.startsWith(each)),
  );
  const homes = mayUseBoth.map(({ folder, holds }) => `${folder} (${holds})`);
  const common = layer.uses
    .map((folder) => layers.find((each) => each.folder === folder))
    .filter((each) => each !== undefined);
  const below = common.map(({ folder, holds }) => `${folder} (${holds})`);
  return [
    homes.length > 0 ? `If it needs both, ${importer} belongs in ${homes.join(' or ')}.` : '',
    `If ${layer.folder} needs it, what it takes from ${imported} belongs in ${[`${layer.folder} (${layer.holds})`, ...below].join(' or ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
