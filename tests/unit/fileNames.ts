import path from 'node:path';
import type { SourceFile } from './sourceFile.ts';

const vague = ['index', 'utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared'];

/** `Name.test.tsx`, `Name.island.tsx`, `name.config.ts`: what follows the name of a file. */
const extension = /(?:\.(?:test|spec|config|island|d))?\.(?:tsx?|m?js)$/;

/**
 * Files that do not bear the name of what they hold.
 *
 * @param files the source files
 * @returns a message for each, which says how to name it
 */
export function misnamedFiles(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const problem = problemOf(file);
    return problem ? [`${file.path} ${problem}`] : [];
  });
}

function problemOf(file: SourceFile): string | undefined {
  const base = path.posix.basename(file.path);
  const name = base.replace(extension, '');
  const folder = path.posix
    .dirname(file.path)
    .split('/')
    .find((each) => vague.includes(each) && !file.path.startsWith('pages/'));
  if (folder)
    return `stands in a folder named "${folder}", which says nothing. Name the folder after what it holds.`;
  if (vague.includes(name))
    return `is named "${name}", which says nothing. Name it after the one thing that it holds.`;

  const components = file.exports
    .filter(({ name, isType }) => /^[A-Z]/.test(name) && !isType)
    .map(({ name }) => name);
  // Vike's own files: +Page.tsx, +metadata.ts.
  if (base.startsWith('+')) return undefined;
  if (base.endsWith('.tsx')) {
    if (components.length > 1)
      return `exports ${components.join(' and ')}. Give each component a file of its own.`;
    const [component] = components;
    if (component && component !== name) return `exports ${component}. Name it ${component}.tsx.`;
    return isPascalCase(name) || (!component && isCamelCase(name))
      ? undefined
      : 'is no component name. Name it PascalCase.tsx.';
  }
  // A class or a type is a thing too, and its file bears its name.
  if (isPascalCase(name) && !file.exports.some((each) => each.name === name)) {
    return `exports no ${name}. Name it camelCase.ts, after what it exports.`;
  }
  return isCamelCase(name) || isPascalCase(name)
    ? undefined
    : 'is neither camelCase.ts nor PascalCase.tsx. Rename it.';
}

function isCamelCase(name: string): boolean {
  return /^[a-z][a-zA-Z0-9]*$/.test(name);
}

function isPascalCase(name: string): boolean {
  return /^[A-Z][a-zA-Z0-9]*$/.test(name);
}
