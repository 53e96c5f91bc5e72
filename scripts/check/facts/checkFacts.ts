import type { Alias } from '../../../content/aliases.ts';
import { jsonSyntax } from '../jsonSyntax.ts';
import type { JsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
import type { TextFile } from '../readFiles.ts';
import type { WordFile } from '../words/wordFile.ts';
import { aliasTargets } from './aliasTargets.ts';
import { articleLinks } from './articleLinks.ts';
import { factLinks } from './factLinks.ts';
import { factSchemas } from './factSchemas.ts';
import { brokenReferences } from './references.ts';
import { saidTwice } from './saidTwice.ts';
import { schemaIssues } from './schemaIssues.ts';
import { toFillIn } from './toFillIn.ts';

interface FactsInput {
  /** The JSON files that stand directly in `content/`. */
  files: readonly JsonFile[];
  /** The Markdown files of `content/articles/`. */
  articles: readonly TextFile[];
  words: readonly WordFile[];
  /** What depends on code of `content/` and `pages/`; absent where that code cannot run yet, because facts are wrong. */
  code?: { routes: ReadonlySet<string>; aliases: readonly Alias[] } | undefined;
}

/**
 * All rules on `content/`.
 *
 * @returns what is wrong, in no particular order
 */
export function checkFacts({ files, articles, words, code }: FactsInput): Problem[] {
  const byPath = new Map([...files, ...words].map((file) => [file.path, file]));
  const problems = [
    ...files.flatMap(jsonSyntax),
    ...files.flatMap((file) => {
      const schema = factSchemas[file.path];
      return schema ? schemaIssues(file, schema) : [withoutSchema(file)];
    }),
    ...brokenReferences(byPath),
    ...saidTwice(byPath),
    ...files.flatMap(toFillIn),
  ];
  if (!code) return problems;
  const { routes, aliases } = code;
  const addresses = new Set([...routes, ...aliases.map(({ from }) => from)]);
  return [
    ...problems,
    ...aliasTargets(aliases, routes),
    ...files.flatMap((file) => factLinks(file, addresses)),
    ...articles.flatMap((article) => articleLinks(article, addresses)),
  ];
}

function withoutSchema(file: JsonFile): Problem {
  return {
    file: file.path,
    severity: 'error',
    message: 'has no schema. Add one in content/schemas/ and name it in scripts/check/facts/factSchemas.ts.',
  };
}
