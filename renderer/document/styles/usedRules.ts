import { type Selector, transform } from 'lightningcss';

const filename = 'styles.css';

/**
 * Parses a stylesheet once.
 *
 * @returns a function that returns the rules for a page by its class names, without rules and definitions that the page does not use
 */
export function readStylesheet(css: string): (classNames: ReadonlySet<string>) => string {
  const sheet = Buffer.from(withoutFallbacks(css));
  const { classes, definitions } = symbolsIn(sheet);
  /** A cache of rules. Its key is the list of classes that a page does not use. All translations of a page have the same list. */
  const made = new Map<string, string>();
  return (classNames) => {
    const unused = [...classes].filter((name) => !classNames.has(name));
    const key = unused.join();
    const rules = made.get(key) ?? rulesWithout(unused);
    made.set(key, rules);
    return rules;
  };

  function rulesWithout(unused: string[]): string {
    const rules = Buffer.from(withInitialValues(without(sheet, unused).toString()));
    const referenced = referencedIn(rules.toString());
    return without(
      rules,
      [...definitions].filter((name) => !referenced.has(name)),
    ).toString();
  }
}

function without(code: Uint8Array, unusedSymbols: string[]): Uint8Array {
  return transform({ filename, code, minify: true, unusedSymbols }).code;
}

/** @returns minified CSS without Tailwind's licence comment, and without its fallbacks for browsers older than `build.target` */
function withoutFallbacks(css: string): string {
  return css
    .replace(/\/\*![^*]*\*\//, '')
    .replace(/@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/, '')
    .replaceAll(/@supports \(color:color-mix[^{]*\{((?:[^{}]+\{[^{}]*\})*)\}/g, '$1');
}

/** If no rule sets a registered property, writes its initial value (or else the fallback) for `var()`. Then `@property` is unnecessary. */
function withInitialValues(css: string): string {
  const registered = css.matchAll(/@property (--[\w-]+)\{[^}]*?(?:initial-value:([^}]+))?\}/g);
  return [...registered]
    .filter(([, name]) => !css.includes(`${name}:`))
    .reduce(
      (rules, [, name, initial]) =>
        rules.replaceAll(
          new RegExp(`var\\(${name}(?:,([^()]*))?\\)`, 'g'),
          (whole, fallback) => initial ?? fallback ?? whole,
        ),
      css,
    );
}

/** @returns the names of classes, custom properties and keyframes. It omits classes in `:not()`: their rules are for pages without them. */
function symbolsIn(code: Uint8Array): { classes: Set<string>; definitions: Set<string> } {
  const classes = new Set<string>();
  const definitions = new Set<string>();
  const addClasses = (parts: Selector): void => {
    for (const part of parts) {
      if (part.type === 'class') {
        classes.add(part.name);
      } else if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')) {
        part.selectors.forEach(addClasses);
      }
    }
  };
  transform({
    filename,
    code,
    visitor: {
      Selector: addClasses,
      Declaration: {
        custom: ({ name }) => {
          // Lightning CSS also calls this function for properties that it does not know.
          if (name.startsWith('--')) {
            definitions.add(name);
          }
        },
      },
      Rule: {
        property: ({ value }) => void definitions.add(value.name),
        keyframes: ({ value }) => void definitions.add(value.name.value),
      },
    },
  });
  return { classes, definitions };
}

/** @returns the custom properties and keyframes that rules use. The output format of Lightning CSS is not stable: docs/upgrading.md. */
function referencedIn(css: string): Set<string> {
  const variables = css.matchAll(/var\(\s*(--[\w-]+)/g);
  const animations = css.matchAll(/animation(?:-name)?:([^;}]*)/g);
  return new Set([...variables, ...animations].flatMap(([, found = '']) => found.split(/[\s,]+/)));
}
