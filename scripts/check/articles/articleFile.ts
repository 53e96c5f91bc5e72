import type { Node } from 'jsonc-parser';
import { isMap, isScalar, isSeq, parseDocument, type Node as YamlNode } from 'yaml';
import type { JsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problemAt.ts';

/** An article, its front matter with the place of each value as in a JSON file. */
export interface ArticleFile extends JsonFile {
  slug: string;
  /** The file's name without `.md`, which is a language code when all is well. */
  language: string;
  /** The Markdown after the front matter, and where it begins in the file. */
  markdown: string;
  start: number;
  /** What keeps the front matter from being read. */
  problems: Problem[];
}

const opening = /^---\r?\n/;
const frontMatter = /^---\r?\n(?<yaml>.*?)(?:^|\n)---[ \t]*(?:\r?\n|$)/s;

/**
 * @param path `content/articles/<slug>/<language>.md`
 * @param text the file's content
 * @param fault why it cannot be read
 */
export function articleFile(path: string, text: string, fault?: string): ArticleFile {
  const [, slug = '', language = ''] = /([^/]+)\/([^/]+)\.md$/.exec(path) ?? [];
  const file = { path, text, fault, slug, language, root: undefined, errors: [], markdown: '', start: 0 };
  const wrong = (offset: number, message: string) => problemAt(file, offset, 'error', message);
  if (fault) return { ...file, problems: [wrong(0, fault)] };
  if (!opening.test(text))
    return {
      ...file,
      problems: [wrong(0, 'has no front matter. Begin it with a line of "---", its facts, and "---" again.')],
    };
  const found = frontMatter.exec(text);
  if (!found?.groups)
    return {
      ...file,
      problems: [wrong(0, 'has front matter without end. Write a line of "---" after its facts.')],
    };

  const { yaml = '' } = found.groups;
  const before = opening.exec(text)?.[0].length ?? 0;
  const document = parseDocument(yaml, { prettyErrors: false });
  const [error] = [...document.errors, ...document.warnings];
  const problems = error ? [wrong(before + error.pos[0], explain(error.code, error.message))] : [];
  const root = document.contents && problems.length === 0 ? jsonNode(document.contents, before) : undefined;
  if (problems.length === 0 && root?.type !== 'object')
    problems.push(wrong(0, 'has no facts between its two lines of "---". Write "title: …" and the others.'));
  const start = found[0].length;
  return { ...file, root, markdown: text.slice(start), start, problems };
}

const explanations: Record<string, string> = {
  DUPLICATE_KEY: 'this name is written twice. Keep one of them.',
  TAB_AS_INDENT: 'a tab stands before the name. Write two spaces for each step.',
  MISSING_CHAR:
    'a sign is missing: close what is opened (" or ]) and write ": " between a name and its text.',
  BAD_INDENT: 'this line stands too far to the left or right. Put names of one group under each other.',
};

function explain(code: string, message: string): string {
  const advice = 'Write name: "text", the text in straight double quotes';
  return `front matter is not valid YAML: ${explanations[code] ?? `${message}. ${advice}.`}`;
}

/** What YAML read, as `jsonc-parser` would have read it: the rules on facts hold for both. */
function jsonNode(yaml: YamlNode, shift: number, parent?: Node): Node {
  const [start, end] = yaml.range ?? [0, 0];
  const place = { offset: shift + start, length: end - start, ...(parent && { parent }) };
  if (isMap<YamlNode, YamlNode>(yaml)) {
    const group: Node & { children: Node[] } = { ...place, type: 'object', children: [] };
    for (const { key, value } of yaml.items) {
      const [offset = 0] = key.range ?? [];
      const property: Node & { children: Node[] } = {
        type: 'property',
        offset: shift + offset,
        length: 0,
        parent: group,
        children: [],
      };
      const name: Node = { ...jsonNode(key, shift, property), type: 'string', value: String(key) };
      property.children.push(name, ...(value ? [jsonNode(value, shift, property)] : []));
      group.children.push(property);
    }
    return group;
  }
  if (isSeq<YamlNode>(yaml)) {
    const list: Node & { children: Node[] } = { ...place, type: 'array', children: [] };
    list.children.push(...yaml.items.map((item) => jsonNode(item, shift, list)));
    return list;
  }
  const value = isScalar(yaml) ? yaml.value : null;
  return {
    ...place,
    type: value === null ? 'null' : (typeof value as 'string' | 'number' | 'boolean'),
    value,
  };
}
