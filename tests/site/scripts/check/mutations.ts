import { readFileSync } from 'node:fs';
import { getNodePath, type Node } from 'jsonc-parser';
import { lineAt } from '../../../../scripts/check/lineAt.ts';
import { type JsonFile, parseJsonFile } from '../../../../scripts/check/parseJsonFile.ts';
import { listFiles } from '../../../../scripts/check/readFiles.ts';
import { keyOf, valuesUnder } from '../../../../scripts/check/valuesUnder.ts';

/** One file as an editor might leave it. */
export interface Mutation {
  kind: string;
  file: string;
  /** What it holds then; nothing where it is removed. */
  bytes: Uint8Array | undefined;
  /** Where the fault is, as far as it is in one place. */
  line?: number | undefined;
  /** What the first message must name. */
  names?: string | undefined;
}

type Change = { text: string; at?: number; names?: string | undefined } | { bytes: Uint8Array | undefined };
type Pick = <Item>(items: readonly Item[]) => Item;
type Area = 'words' | 'facts' | 'articles' | 'chat' | 'settings';

/** A way to change a file; nothing where this file has no place for it. */
type Kind = (file: JsonFile, pick: Pick) => Change | undefined;

const areas: Record<Area, readonly string[]> = {
  words: listFiles('.', 'locales', /^locales\/(?:fr|en)\/(?!gallery)[^/]+\.json$/),
  facts: listFiles('.', 'content', /^content\/(?:specimens\/)?[^/]+\.json$/),
  articles: listFiles('.', 'content/articles', /\.md$/),
  chat: listFiles('.', 'content/chat', /\.json$/),
  settings: ['.env'],
};

/** Settings as a real site has them: the examples. */
const settings = readFileSync('.env.example', 'utf8').replaceAll(/^#(?=[A-Z_]+=)/gm, '');

const splice = (text: string, at: number, length: number, put: string) =>
  text.slice(0, at) + put + text.slice(at + length);

/** Changes one value of a JSON file. */
function value(fits: (node: Node) => boolean, write: (node: Node, pick: Pick) => unknown): Kind {
  return ({ text, root }, pick) => {
    const nodes = root ? valuesUnder(root).filter((node) => node.parent && fits(node)) : [];
    if (nodes.length === 0) return undefined;
    const node = pick(nodes);
    const put = JSON.stringify(write(node, pick));
    return { text: splice(text, node.offset, node.length, put), at: node.offset, names: keyOf(node) };
  };
}

/** Changes one text, which may be long enough to hold it. */
const words = (
  change: (text: string, pick: Pick) => string,
  fits: (text: string) => boolean = () => true,
): Kind =>
  value(
    (node) => node.type === 'string' && !isName(node) && fits(node.value),
    (node, pick) => change(node.value, pick),
  );

function isName(node: Node): boolean {
  return ['key', 'id', 'icon', 'tone'].includes(String(getNodePath(node).at(-1)));
}

const insert = (...marks: readonly string[]): Kind =>
  words(
    (text, pick) => {
      const at = Math.floor(text.length / 2);
      return text.slice(0, at) + pick(marks) + text.slice(at);
    },
    (text) => !/[\ud800-\udfff]/.test(text),
  );

/** Changes the name of one entry, or what stands around it. */
function entry(
  write: (name: string, whole: string) => string,
  fits: (node: Node) => boolean = () => true,
): Kind {
  return ({ text, root }, pick) => {
    const nodes = (root ? valuesUnder(root) : []).filter(
      (node) => node.parent?.type === 'property' && fits(node),
    );
    const property = nodes.length > 0 ? pick(nodes).parent : undefined;
    const [name] = property?.children ?? [];
    if (!property || !name) return undefined;
    const whole = text.slice(property.offset, property.offset + property.length);
    return {
      text: splice(text, property.offset, property.length, write(name.value, whole)),
      at: property.offset,
      names: name.value,
    };
  };
}

/** Takes a line away with the comma that it leaves behind. */
const withoutEntry =
  (fits?: (node: Node) => boolean): Kind =>
  (file, pick) => {
    const change = entry(() => '\0', fits)(file, pick);
    if (!change || !('text' in change)) return undefined;
    const text = change.text.replace(/,\s*\0|\0\s*,|\0/, '');
    return { ...change, text };
  };

const named =
  (names: string, kind: Kind): Kind =>
  (file, pick) => {
    const change = kind(file, pick);
    return change && { ...change, names };
  };

const removed: Kind = () => ({ bytes: undefined });
const saved =
  (encode: (text: string) => Uint8Array, fits: (text: string) => boolean = () => true): Kind =>
  ({ text }) =>
    fits(text) ? { bytes: encode(text) } : undefined;

const encodings: Record<string, Kind> = {
  'UTF-16': saved((text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
  'Latin-1': saved(
    (text) => Buffer.from(text, 'latin1'),
    (text) => /[\u00a0-\u00ff]/.test(text),
  ),
  'byte order mark': saved((text) => Buffer.from(`\ufeff${text}`)),
  'Windows line ends': saved((text) => Buffer.from(text.replaceAll('\n', '\r\n'))),
};

const syntax: Record<string, Kind> = {
  'sign lost': ({ text }, pick) => {
    // A text in quotes is taken whole, so that the sign is not one of its own.
    const signs = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]/g)];
    const { 0: sign, index } = pick(signs);
    return { text: splice(text, sign.length > 1 ? index + sign.length - 1 : index, 1, '') };
  },
  'file cut short': ({ text }, pick) => ({
    text: text.slice(0, Math.floor((text.length * pick([2, 3, 5, 8])) / 10)),
  }),
  'comma at the end': ({ text }) => ({
    text: text.replace(/\s*[\]}]\s*$/, (end) => `,${end}`),
    at: text.trimEnd().length,
  }),
  comment: ({ text }) => ({ text: `// note\n${text}`, at: 0 }),
  'line of a merge': ({ text }) => ({
    text: text.replace('\n', '\n<<<<<<< HEAD\n'),
    at: text.indexOf('\n') + 1,
  }),
};

const characters: Record<string, Kind> = {
  'control character': insert('\u0000', '\u0007', '\u0085'),
  'direction turned': insert('\u202e', '\u2066'),
  'no width': insert('\u200b', '\ufeff'),
  'half a character': insert('\ud83d', '\udc4d'),
  'letter lost': insert('\ufffd'),
  'two encodings': insert('Ã©', 'â€™'),
};

const isText = (node: Node) => node.type === 'string';
const isList = (node: Node) => node.type === 'array' && (node.children?.length ?? 0) > 0;
const isIn =
  (...names: readonly string[]) =>
  (node: Node) =>
    names.includes(String(getNodePath(node).at(-1)));

/** Changes a line of an article's front matter, or its text: `at` is found by comparing. */
const article =
  (change: (text: string, pick: Pick) => string, names?: string): Kind =>
  ({ text }, pick) => {
    const changed = change(text, pick);
    if (changed === text) return undefined;
    let at = 0;
    while (changed[at] === text[at]) at += 1;
    return { text: changed, at, names };
  };
const fact = (name: string, put: string) =>
  article((text) => text.replace(new RegExp(`^${name}:.*`, 'm'), put), name);
const paragraph = (put: string, names?: string) =>
  article((text) => text.replace(/\n\n(?=[A-ZÉ])/, `\n\n${put}\n\n`), names);

const setting =
  (change: (text: string) => string, names: string): Kind =>
  ({ text }) => ({ text: change(text), names });

const kinds: Record<Area, Record<string, Kind>> = {
  words: {
    ...encodings,
    ...syntax,
    ...characters,
    'key lost': withoutEntry((node) => !['gallery'].includes(keyOf(node))),
    'key misspelt': entry((name, whole) => whole.replace(name, `${name}x`)),
    'key twice': entry((_name, whole) => `${whole}, ${whole}`, isText),
    'key unknown': named(
      'added',
      entry((_name, whole) => `"added": "Un texte.", ${whole}`, isText),
    ),
    'text became a number': value(isText, () => 3),
    'text became nothing': value(isText, () => null),
    'text became a list': value(isText, () => ['a']),
    'list became a text': value(isList, () => 'a'),
    'list one shorter': value(isList, (node) => (node.children ?? []).slice(1).map(() => 'a')),
    'name of an entry': value(
      (node) => isText(node) && isIn('key')(node) && typeof getNodePath(node).at(-2) === 'number',
      (node) => `${node.value}x`,
    ),
    'placeholder lost': words(
      (text) => text.replace(/\{\{.*?\}\}/, '…'),
      (text) => text.includes('{{'),
    ),
    'placeholder with one brace': words(
      (text) => text.replace(/\{(\{.*?\})\}/, '$1'),
      (text) => text.includes('{{'),
    ),
    'placeholder misspelt': words(
      (text) => text.replace(/\{\{(.*?)\}\}/, '{{$1x}}'),
      (text) => text.includes('{{'),
    ),
    'placeholder added': words((text) => `${text} {{quantity}}`),
    'brace left open': words((text) => `${text} {{`),
    empty: words((_text, pick) => pick(['', ' ', '\u00a0'])),
    'far too long': words((text) => `${text} `.repeat(Math.ceil(1000 / text.length)).trim()),
    HTML: words((text) => `<b>${text}</b>`),
    entity: words((text) => `${text} &amp; co`),
    Markdown: words((text, pick) => pick([`**${text}**`, `[${text}](/contact)`, `\`${text}\``, `# ${text}`])),
    apostrophe: words(
      (text) => text.replace('’', "'"),
      (text) => text.includes('’'),
    ),
    'file removed': removed,
    'one letter': words(
      (text) => text.replace(/(?<=\p{Ll}{2})\p{Ll}(?=\p{Ll}{2})/u, 'a'),
      (text) => /^[\p{L} ]{30,}$/u.test(text),
    ),
  },
  facts: {
    ...encodings,
    ...syntax,
    ...characters,
    // A range may be one length of time; a figure may be a plain number, without a unit or "at least".
    'key lost': withoutEntry(
      ({ parent }) => !['from', 'unit', 'form'].includes(String(parent?.children?.[0]?.value)),
    ),
    'key misspelt': entry(
      (name, whole) => whole.replace(name, `${name}x`),
      (node) => node.parent?.parent?.parent?.type !== 'property',
    ),
    'key twice': entry((_name, whole) => `${whole}, ${whole}`),
    'number in quotes': value(
      (node) => node.type === 'number',
      (node) => String(node.value),
    ),
    'text became a number': value(isText, () => 3),
    empty: value(
      (node) => isText(node) && !isIn('licence')(node),
      () => '',
    ),
    'date in words': value(
      (node) => /^\d{4}-\d\d-\d\d$/.test(node.value),
      () => '12/10/2026',
    ),
    'day that is none': value(
      (node) => /^\d{4}-\d\d-\d\d$/.test(node.value),
      () => '2026-02-30',
    ),
    'day to come': value(isIn('datePosted', 'incorporated'), () => '2031-01-01'),
    'position over': value(isIn('validThrough'), () => '2026-11-03'),
    'key of an entry': value(isIn('key'), (node) => `${node.value}x`),
    'entry twice': ({ text, root }, pick) => {
      const lists = (root ? valuesUnder(root) : []).filter(
        (node) => isList(node) && node.children?.[0]?.type === 'object',
      );
      if (lists.length === 0) return undefined;
      const [first] = pick(lists).children ?? [];
      if (!first) return undefined;
      const whole = text.slice(first.offset, first.offset + first.length);
      return { text: splice(text, first.offset, 0, `${whole}, `), at: first.offset + whole.length + 2 };
    },
    'email without @': value(
      (node) => /@/.test(node.value),
      (node) => String(node.value).replace('@', '.'),
    ),
    'address without scheme': value(
      (node) => /^https:/.test(node.value),
      (node) => String(node.value).slice(8),
    ),
    'source unknown': value(isIn('source'), () => 'hearsay'),
    'file removed': removed,
  },
  articles: {
    ...encodings,
    'fact lost': article((text, pick) =>
      text.replace(
        new RegExp(`^${pick(['title', 'teaser', 'author', 'readTime', 'keywords'])}:.*\n`, 'm'),
        '',
      ),
    ),
    'fact misspelt': article((text) => text.replace(/^category:/m, 'categorie:'), 'categor'),
    'fact twice': article((text) => text.replace(/^(author:.*)/m, '$1\n$1'), 'twice'),
    'date in words': fact('date', 'date: 15 septembre 2026'),
    'day to come': fact('date', 'date: 2031-01-01'),
    'minutes in words': fact('readTime', 'readTime: huit'),
    'title too long': fact('title', `title: "${'Automatiser '.repeat(6)}"`),
    'source unknown': fact('source', 'source: hearsay'),
    'no article opens the blog': fact('featured', 'featured: false'),
    'quotes not closed': article((text) => text.replace(/^author:.*/m, 'author: "Équipe')),
    'front matter without end': ({ text }) => ({ text: text.replace(/\n---\n/, '\n') }),
    'no front matter': article((text) => text.replace(/^---\n.*?\n---\n/s, '')),
    'related page that is none': article(
      (text) => text.replace('path: /services/automated-testing', 'path: /services/automated-testin'),
      'automated-testin',
    ),
    HTML: paragraph('<div class="a">Texte</div>', 'HTML'),
    script: paragraph('<script>alert(1)</script>', 'HTML'),
    'link that runs code': paragraph('[ici](javascript:alert%281%29)', 'javascript'),
    'link without encryption': paragraph('[ici](http://example.org)', 'http://example.org'),
    'link to no page': paragraph('[ici](/service)', '/service'),
    'link to no heading': paragraph('[ici](#nulle-part)', '#nulle-part'),
    'link without text': paragraph('[](/services)', '/services'),
    'link not closed': paragraph('[ici](/services', ']('),
    'second title': paragraph('# Titre', '# Titre'),
    'level skipped': paragraph('#### Détail', 'level'),
    'heading empty': paragraph('##', 'heading'),
    'no text': article((text) => text.replace(/(\n---\n).*/s, '$1\n')),
    'code without end': paragraph('```ts\nlet a = 1;', 'code'),
    'bold not closed': paragraph('Un **mot', '**'),
    'picture without description': paragraph('![](schema.png)', 'schema.png'),
    'picture that is missing': paragraph('![Un schéma](schema.png)', 'schema.png'),
    'picture from elsewhere': paragraph('![Un schéma](https://example.org/a.png)', 'example.org'),
    'word too long': paragraph('a'.repeat(90), 'characters'),
    'paragraph too long': paragraph('Une phrase de plus. '.repeat(120), 'paragraph'),
    placeholder: paragraph('Par {{company}}.', '{{'),
    'control character': paragraph('Un\u0007 mot', 'U+0007'),
    'direction turned': paragraph('Un\u202e mot', 'U+202E'),
    'file removed': removed,
    'one sentence more': paragraph('Le calcul se refait chaque trimestre.'),
  },
  chat: {
    ...encodings,
    ...syntax,
    'key unknown': named(
      'added',
      entry((_name, whole) => `"added": [], ${whole}`),
    ),
    'list emptied': value(
      (node) =>
        isList(node) &&
        !isIn('decisive', 'means')(node) &&
        !['decisive', 'means'].includes(String(getNodePath(node).at(-2))),
      () => [],
    ),
    'language lost': withoutEntry(isIn('fr', 'en')),
    'page that is none': value(isIn('page'), (node) => `${String(node.value).replace(/[#{].*/, '')}x`),
    'topic twice': ({ path, text, root }) => {
      const [first] = root?.children ?? [];
      if (!path.endsWith('topics.json') || !first) return undefined;
      return {
        text: splice(text, first.offset, 0, `${text.slice(first.offset, first.offset + first.length)}, `),
        names: 'key',
      };
    },
    'phrase twice': value(
      (node) => isList(node) && node.children?.every(isText) === true,
      (node) => [...(node.children ?? []).map((each) => each.value), node.children?.[0]?.value],
    ),
    'phrase empty': value(isText, () => ''),
    'phrase became a number': value(isText, () => 3),
    'bracket open': value(
      (node) => /\(/.test(node.value) && node.parent?.type === 'array',
      (node) => String(node.value).replace('(', ''),
    ),
    'slot unknown': value(
      (node) => /\{city\}/.test(node.value),
      (node) => String(node.value).replace('{city}', '{town}'),
    ),
    'city without office': ({ path, text }) =>
      path.endsWith('places.json') ? { text: text.replace('"Lille"', '"Lile"'), names: 'Lile' } : undefined,
    'phrase with a control character': value(
      (node) => isText(node) && node.parent?.type === 'array',
      (node) => `${node.value}\u0007`,
    ),
    'file removed': removed,
    'one phrase more': value(
      (node) =>
        isList(node) && node.children?.every(isText) === true && typeof getNodePath(node).at(-1) === 'string',
      (node) => [...(node.children ?? []).map((each) => each.value), 'zyxwv'],
    ),
  },
  settings: {
    'UTF-16': encodings['UTF-16'] as Kind,
    'name misspelt': setting((text) => text.replace('CONTACT_FORM_ID=', 'CONTACT_FROM_ID='), 'CONTACT_F'),
    'name unknown': setting((text) => `${text}\nAPI_TOKEN=abc\n`, 'API_TOKEN'),
    'one of three': setting((text) => text.replace(/^COMMUNITY_FORM_ID=.*/m, ''), 'COMMUNITY_FORM_ID'),
    'one of two': setting((text) => text.replace(/^CAPTCHA_SITE_KEY=.*/m, ''), 'CAPTCHA_SITE_KEY'),
    'model without key': setting((text) => text.replace(/^CHAT_MODEL_KEY=.*/m, ''), 'CHAT_MODEL_KEY'),
    'no equals sign': setting((text) => text.replace('PORT=3000', 'PORT 3000'), 'PORT'),
    'not an address': setting(
      (text) => text.replace('https://formspree.io', 'formspree.io'),
      'FORM_ENDPOINT',
    ),
    'without encryption': setting(
      (text) => text.replace('https://formspree.io', 'http://formspree.io'),
      'FORM_ENDPOINT',
    ),
    'secret key': setting((text) => text.replace('sb_publishable', 'sb_secret'), 'CHAT_PUBLIC_KEY'),
    'set twice': setting((text) => `${text}\nPORT=4000\n`, 'PORT'),
    'port that is none': setting((text) => text.replace('PORT=3000', 'PORT=80a'), 'PORT'),
    comment: setting((text) => `# ours\n${text}`, ''),
  },
};

/**
 * @param seed the same seed gives the same mutations
 * @param number how many
 * @returns every kind in turn, in a file and at a place that the seed chooses
 */
export function mutations(seed: number, number: number): Mutation[] {
  const random = randomFrom(seed);
  const pick: Pick = (items) => items[Math.floor(random() * items.length)] as (typeof items)[number];
  const all = Object.entries(kinds).flatMap(([area, named]) =>
    Object.entries(named).map(([name, kind]) => ({ area: area as Area, name, kind })),
  );
  const found: Mutation[] = [];
  for (let turn = 0; found.length < number; turn += 1) {
    const next = all[turn % all.length];
    if (!next) break;
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const path = pick(areas[next.area]);
      const file = sound(path);
      const { text } = file;
      const change = next.kind(
        next.area === 'articles' || path === '.env' ? { ...file, root: undefined } : file,
        pick,
      );
      if (!change) continue;
      const kind = `${next.area}: ${next.name}`;
      if ('bytes' in change) found.push({ kind, file: path, bytes: change.bytes });
      else if (change.text !== text) {
        const line = change.at === undefined ? undefined : lineAt(change.text, change.at);
        found.push({ kind, file: path, bytes: Buffer.from(change.text), line, names: change.names });
      } else continue;
      break;
    }
  }
  return found;
}

const read = new Map<string, JsonFile>();

/** A file as it stands. */
function sound(path: string): JsonFile {
  const known = read.get(path);
  if (known) return known;
  const text = path === '.env' ? settings : readFileSync(path, 'utf8');
  const file = path.endsWith('.json')
    ? parseJsonFile(path, text)
    : { path, text, root: undefined, errors: [] };
  read.set(path, file);
  return file;
}

/** Mulberry32: small, and the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
