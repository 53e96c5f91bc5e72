import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Alias } from '../../../content/aliases.ts';
import type { WrongFacts } from '../../../content/parseFacts.ts';
import { jsonSyntax } from '../jsonSyntax.ts';
import type { JsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
import { readFiles } from '../readFiles.ts';
import type { WordFile } from '../words/wordFile.ts';
import { aliasTargets } from './aliasTargets.ts';
import { articleLinks } from './articleLinks.ts';
import { factLinks } from './factLinks.ts';
import { readRoutes } from './readRoutes.ts';
import { brokenReferences } from './references.ts';
import { schemaIssues } from './schemaIssues.ts';
import { securityTextExpiry } from './securityTextExpiry.ts';
import { toFillIn } from './toFillIn.ts';
import { examples, vouchedArticle, vouchedFacts } from './vouchedFacts.ts';

interface FactsInput {
  /** The project's folder. */
  project: string;
  /** The JSON files that stand directly in `content/` or in `content/specimens/`. */
  files: readonly JsonFile[];
  words: readonly WordFile[];
}

/**
 * All rules on `content/`.
 *
 * @returns what is wrong, in no particular order
 * @throws Error when facts that look right cannot be used
 */
export async function checkFacts({ project, files, words }: FactsInput): Promise<Problem[]> {
  const problems = [
    ...files.flatMap(jsonSyntax),
    ...files.flatMap((file) => securityTextExpiry(file)),
    ...brokenReferences(new Map([...files, ...words].map((file) => [file.path, file]))),
  ];
  for (const file of files) problems.push(...(await refusals(project, file, problems)));
  const articles = readFiles(project, 'content/articles', /^content\/articles\/[^/]+\/[^/]+\.md$/);
  const notes = [
    ...files.flatMap(toFillIn),
    ...examples([...files.flatMap(vouchedFacts), ...articles.flatMap(vouchedArticle)]),
  ];
  // Routes come from code that reads the facts: it would only fail on what is already said to be wrong.
  if (problems.length > 0) return [...problems, ...notes];

  const { aliases }: { aliases: readonly Alias[] } = await run(project, 'content/aliases.ts');
  const routes = await readRoutes(project);
  const addresses = new Set([...routes, ...aliases.map(({ from }) => from)]);
  return [
    ...notes,
    ...aliasTargets(aliases, routes),
    ...files.flatMap((file) => factLinks(file, addresses)),
    ...articles.flatMap((article) => articleLinks(article, addresses)),
  ];
}

/** What the schema beside a file refuses: `content/<name>.ts` reads `content/<name>.json`. */
async function refusals(project: string, file: JsonFile, known: readonly Problem[]): Promise<Problem[]> {
  const module = file.path.replace(/json$/, 'ts');
  if (!existsSync(path.join(project, module))) {
    const message = `has no schema. Write one beside it, in ${module}.`;
    return [{ file: file.path, severity: 'error', message }];
  }
  try {
    await run(project, module);
    return [];
  } catch (error) {
    if (isWrongFacts(error)) return error.file === file.path ? schemaIssues(file, error.schema) : [];
    // What keeps it from being read is said already: it is no JSON, or names something that is not there.
    if (known.length > 0) return [];
    throw error;
  }
}

function isWrongFacts(error: unknown): error is WrongFacts {
  return error instanceof Error && error.name === 'WrongFacts';
}

/** Code of the project, which must not run before its facts were looked at. */
function run(project: string, file: string) {
  return import(pathToFileURL(path.join(project, file)).href);
}
