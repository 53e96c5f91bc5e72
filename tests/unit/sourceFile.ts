import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** A file of the project, as the rules on imports and names see it. */
export interface SourceFile {
  /** Relative to the project's folder. */
  path: string;
  imports: { path: string; isType: boolean; line: number }[];
  /** Names, without the default export. */
  exports: { name: string; isType: boolean }[];
}

/**
 * @param file relative to the project's folder
 * @param text its content, where it is not read from there
 */
export function sourceFile(file: string, text = readFileSync(file, 'utf8')): SourceFile {
  const { module } = parseSync(file, text);
  const found: { request: string; isType: boolean; start: number }[] = [
    ...module.staticImports.map(({ moduleRequest, entries, start }) => ({
      request: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
      start,
    })),
    ...module.staticExports.flatMap(({ entries, start }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ request: moduleRequest.value, isType, start }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest, start }) => ({
      request: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isType: false,
      start,
    })),
    ...[...text.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*'([^']+)'/g)].map(
      ({ 1: request = '', index }) => ({
        request,
        isType: false,
        start: index,
      }),
    ),
  ];
  return {
    path: file,
    imports: found
      .filter(({ request }) => request.startsWith('.'))
      .map(({ request, isType, start }) => ({
        path: path.posix.join(path.posix.dirname(file), request.replace(/\?.*$/, '')),
        isType,
        line: text.slice(0, start).split('\n').length,
      })),
    exports: module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName, isType }) =>
        exportName.name ? [{ name: exportName.name, isType }] : [],
      ),
    ),
  };
}
