import path from 'node:path';
// Vite's own parser: Vite as a whole takes a tenth of a second to load.
import { parseSync, Visitor } from 'rolldown/utils';
import type { ESTree } from 'vite';
import { lineAt } from '../lineAt.ts';
import type { KeyUse, KeyUses } from './keyUse.ts';
import { staticTexts, unknownPart } from './staticTexts.ts';

/** What a `t` function knows: its namespaces and, where it was given one, its prefix. */
interface Translator {
  namespaces: readonly string[];
  prefix: string;
}

/** i18next's `defaultNS`, see renderer/i18n/createI18n.ts. */
const plain: Translator = { namespaces: ['common'], prefix: '' };

/** A function that is given `t` without saying of which file. */
const unsaid: Translator = { namespaces: [], prefix: '' };

const traceOfKeys =
  /useTranslation\(|getFixedT|readWords|\.json'|TFunction|: Translate|ParseKeys|\bt\(|(['"`])(?!node:)[a-zA-Z]\w*(?:[.:][\w-]+)+\1/;

/** Whether a file of code may ask for a text: most do not, and parsing takes long. */
export function mayHoldKeys(text: string): boolean {
  return traceOfKeys.test(text);
}

/**
 * Reads, without running it, which texts a file of code asks for: `t('a.b')` after `useTranslation('ns')`, `t('ns:a.b')`,
 * keys made of constants and choices, keys with a part that is known at run time only, and files of words that are imported or read.
 *
 * @param file its path, relative to the project's folder
 * @param text its content, TypeScript with or without JSX
 * @returns the calls, and the texts that may be keys used elsewhere
 */
export function readKeyUses(file: string, text: string): KeyUses {
  const { program } = parseSync(file, text, { astType: 'ts' });
  const constants = constantsOf(program);
  const scopes: Map<string, Translator>[] = [new Map()];
  const calls: KeyUse[] = [];
  const literals: KeyUses['literals'] = [];
  const asked = new Set<ESTree.Node>();
  const takenFrom = new Map<ESTree.Node, ESTree.ObjectPattern>();
  // A file whose types speak of keys holds keys, even those without a dot.
  const typed = [...text.matchAll(/ParseKeys<'(\w+)'>/g)].map(([, namespace = '']) => namespace);

  const declare = (name: string, translator: Translator) => scopes.at(-1)?.set(name, translator);
  const enter = (node: { params: ESTree.ParamPattern[] }) => {
    scopes.push(new Map());
    for (const parameter of node.params) declareParameter(parameter, declare);
  };
  const leave = () => void scopes.pop();

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ImportDeclaration({ source, specifiers, importKind, start }) {
      const [, namespace] =
        /(?:^|\/)locales\/[\w-]+\/([\w-]+)\.json$/.exec(path.posix.join(path.dirname(file), source.value)) ??
        [];
      if (!namespace || importKind === 'type') return;
      for (const specifier of specifiers) {
        // One of its keys, or all of them.
        const pattern = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) || '*' : '*';
        calls.push({ file, line: lineAt(text, start), namespaces: [namespace], pattern, subtree: true });
      }
    },
    VariableDeclarator({ id, init }) {
      declareVariable(id, init, constants, declare);
      if (init && id.type === 'ObjectPattern') takenFrom.set(init, id);
    },
    Literal(literal) {
      const { value } = literal;
      if (typeof value !== 'string' || asked.has(literal)) return;
      const [, namespace, key] = /^([a-z]\w*):([\w.-]+)$/i.exec(value) ?? [];
      if (namespace && key) literals.push({ text: key, namespaces: [namespace] });
      else if (typed.length > 0) literals.push({ text: value, namespaces: typed });
      else if (/^[\w-]+(?:\.[\w-]+)+$/.test(value)) literals.push({ text: value, namespaces: [] });
    },
    TemplateLiteral(template) {
      if (typed.length === 0 || asked.has(template)) return;
      for (const text of staticTexts(template, constants)) literals.push({ text, namespaces: typed });
    },
    CallExpression(call) {
      if (nameOf(call.callee) === 'readWords') {
        const namespaces = namespacesOf(call.arguments[1], constants);
        const keys = takenFrom
          .get(call)
          ?.properties.map((each) => (each.type === 'Property' ? nameOf(each.key) : '*'));
        for (const pattern of namespaces ? (keys ?? ['*']) : [])
          calls.push({
            file,
            line: lineAt(text, call.start),
            namespaces: namespaces ?? [],
            pattern,
            subtree: true,
          });
        return;
      }
      const translator = translatorOf(call.callee, scopes);
      const [key, options] = call.arguments;
      if (!translator || !key) return;
      asked.add(key);
      const given = optionsOf(options, constants);
      for (const found of new Set(staticTexts(key, constants))) {
        if (found === unknownPart) continue;
        const [, namespace, rest] = /^([^:*]+):(.*)$/s.exec(found) ?? [];
        calls.push({
          file,
          line: lineAt(text, call.start),
          namespaces: namespace ? [namespace] : (given.namespaces ?? translator.namespaces),
          pattern: namespace ? (rest ?? '') : translator.prefix + found,
          subtree: given.subtree,
        });
      }
    },
  }).visit(program);
  return { calls, literals };
}

/** Constants that have one meaning in the whole file. */
function constantsOf(program: ESTree.Program): Map<string, ESTree.Node> {
  const constants = new Map<string, ESTree.Node>();
  const ambiguous = new Set<string>();
  new Visitor({
    VariableDeclaration({ kind, declarations }) {
      for (const { id, init } of declarations) {
        if (id.type !== 'Identifier') continue;
        if (kind !== 'const' || !init || constants.has(id.name)) ambiguous.add(id.name);
        else constants.set(id.name, init);
      }
    },
  }).visit(program);
  for (const name of ambiguous) constants.delete(name);
  return constants;
}

function declareVariable(
  id: ESTree.Node,
  init: ESTree.Node | null,
  constants: ReadonlyMap<string, ESTree.Node>,
  declare: (name: string, translator: Translator) => void,
): void {
  if (init?.type !== 'CallExpression') return;
  const { callee } = init;
  const name = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
  if (name === 'useTranslation') {
    const [namespaces, options] = init.arguments;
    const { prefix } = optionsOf(options, constants);
    for (const local of localNamesOfT(id)) declare(local, translatorIn(namespaces, constants, prefix));
  } else if (name === 'getFixedT') {
    declare(nameOf(id), translatorIn(init.arguments[1], constants));
  }
}

function translatorIn(
  namespaces: ESTree.Node | undefined,
  constants: ReadonlyMap<string, ESTree.Node>,
  prefix?: string,
): Translator {
  return {
    namespaces: namespacesOf(namespaces, constants) ?? plain.namespaces,
    prefix: prefix ? `${prefix}.` : '',
  };
}

/** `t` in `const { t } = …`, `say` in `const { t: say } = …` and in `const [say] = …`. */
function localNamesOfT(id: ESTree.Node): string[] {
  if (id.type === 'ArrayPattern') return [nameOf(id.elements[0])];
  if (id.type !== 'ObjectPattern') return [];
  return id.properties.flatMap((property) =>
    property.type === 'Property' && nameOf(property.key) === 't' ? nameOf(property.value) : [],
  );
}

/** A parameter named `t`, or typed as a translator: `t: TFunction<'contact'>`, `t: Translate`, `{ t }`. */
function declareParameter(
  parameter: ESTree.Node,
  declare: (name: string, translator: Translator) => void,
): void {
  if (parameter.type === 'ObjectPattern') {
    for (const name of localNamesOfT(parameter)) declare(name, unsaid);
  }
  if (parameter.type !== 'Identifier') return;
  const type = parameter.typeAnnotation?.typeAnnotation;
  const reference = type?.type === 'TSTypeReference' ? type : undefined;
  const typeName = nameOf(reference?.typeName);
  if (typeName === 'TFunction') {
    const [namespace] = reference?.typeArguments?.params ?? [];
    const namespaces = namespace?.type === 'TSLiteralType' ? staticTexts(namespace.literal, new Map()) : [];
    declare(parameter.name, { namespaces, prefix: '' });
  } else if (typeName === 'Translate' || parameter.name === 't') {
    declare(parameter.name, plain);
  }
}

function translatorOf(
  callee: ESTree.Node,
  scopes: readonly Map<string, Translator>[],
): Translator | undefined {
  if (callee.type === 'Identifier') {
    return scopes.findLast((scope) => scope.has(callee.name))?.get(callee.name);
  }
  if (callee.type !== 'MemberExpression') return undefined;
  const isOfI18n = nameOf(callee.property) === 't' && /i18n/i.test(nameOf(callee.object));
  return isOfI18n ? plain : undefined;
}

/** The name that stands there; nothing where it is no name. */
function nameOf(node: ESTree.Node | null | undefined): string {
  return node?.type === 'Identifier' ? node.name : '';
}

function namespacesOf(
  node: ESTree.Node | undefined,
  constants: ReadonlyMap<string, ESTree.Node>,
): string[] | undefined {
  if (!node) return undefined;
  const nodes = node.type === 'ArrayExpression' ? node.elements : [node];
  const names = nodes.flatMap((each) => staticTexts(each, constants));
  return names.includes(unknownPart) ? [] : names;
}

function optionsOf(node: ESTree.Node | undefined, constants: ReadonlyMap<string, ESTree.Node>) {
  const values = new Map<string, ESTree.Node>();
  for (const property of node?.type === 'ObjectExpression' ? node.properties : []) {
    if (property.type === 'Property') values.set(nameOf(property.key), property.value);
  }
  const subtree = values.get('returnObjects');
  const prefix = values.get('keyPrefix');
  return {
    subtree: subtree?.type === 'Literal' && subtree.value === true,
    namespaces: namespacesOf(values.get('ns'), constants),
    prefix: prefix ? staticTexts(prefix, constants)[0] : undefined,
  };
}
