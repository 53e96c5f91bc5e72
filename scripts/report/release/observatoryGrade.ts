import type { Release } from './release.ts';

type Headers = Readonly<Record<string, string | undefined>>;
type Rule = [result: string, modifier: number, holds: boolean];

const grades: readonly [least: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];
/** From here on what is better than asked for counts too. */
const leastForExtra = 90;
const sixMonths = 15_768_000;
const broad = /^(?:\*|https?:|ftp:|data:)/;

/**
 * The grade of Mozilla's HTTP Observatory (MDN, "HTTP Observatory: tests and scoring"; modifiers as in its scanner 1.4), as far as a
 * page and its headers say: the address is taken for one that HTTPS alone answers, without cookies.
 *
 * @param headers of the document, their names in small letters
 * @param policy what its `<meta http-equiv="Content-Security-Policy">` says
 * @param hasForeignScript whether it loads a script of another origin
 */
export function observatoryGrade(
  headers: Headers,
  policy: string,
  hasForeignScript: boolean,
): Release['observatory'] {
  const ofHeader = directivesOf(headers['content-security-policy'] ?? '');
  const directives = new Map([...ofHeader, ...directivesOf(policy)]);
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const scripts = sources('script-src');
  const hasDigest = (list: readonly string[]) => list.some((source) => /^'(?:sha|nonce)/.test(source));
  const isUnsafe = (list: readonly string[]) =>
    list.some((source) => broad.test(source)) || (list.includes("'unsafe-inline'") && !hasDigest(list));
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? Number.NaN);
  const referrer = headers['referrer-policy'];
  const resources = headers['cross-origin-resource-policy'];

  // Of each test the first rule that holds counts.
  const rules: Record<string, Rule[]> = {
    'Content-Security-Policy': [
      ['none', -25, directives.size === 0],
      [
        'scripts or objects from anywhere',
        -20,
        isUnsafe(scripts) || sources('object-src').some((each) => broad.test(each)),
      ],
      [
        'something over HTTP',
        -20,
        [...directives.values()].flat().some((source) => source.startsWith('http:')),
      ],
      ["'unsafe-eval'", -10, scripts.includes("'unsafe-eval'")],
      ['styles from anywhere', 0, isUnsafe(sources('style-src'))],
      ["nothing unsafe, default-src 'none'", 10, directives.get('default-src')?.join() === "'none'"],
      ['nothing unsafe', 5, true],
    ],
    'Strict-Transport-Security': [
      ['none', -20, Number.isNaN(age)],
      ['less than six months', -10, age < sixMonths],
      ['six months or more', 0, true],
    ],
    'X-Content-Type-Options': [
      ['nosniff', 0, headers['x-content-type-options'] === 'nosniff'],
      ['none', -5, true],
    ],
    'X-Frame-Options': [
      ['by frame-ancestors', 5, ofHeader.has('frame-ancestors')],
      ['by its own header', 0, /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')],
      ['none', -20, true],
    ],
    'Referrer-Policy': [
      ['none', 0, referrer === undefined],
      [
        'private',
        5,
        /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(referrer ?? ''),
      ],
      ['unsafe', -5, true],
    ],
    'Cross-Origin-Resource-Policy': [
      ['same origin or site', 10, /^same-(?:origin|site)$/.test(resources ?? '')],
      ['none', 0, resources === undefined || resources === 'cross-origin'],
      ['not understood', -5, true],
    ],
    'Subresource integrity': [
      ['no script of another origin', 0, !hasForeignScript],
      ['scripts of other origins', -5, true],
    ],
  };
  const tests = Object.entries(rules).map(([name, ofTest]) => {
    const [result = '', modifier = 0] = ofTest.find(([, , holds]) => holds) ?? [];
    return { name, result, modifier };
  });
  const sum = (isCounted: (modifier: number) => boolean) =>
    tests.reduce((total, { modifier }) => total + (isCounted(modifier) ? modifier : 0), 0);
  const strict = 100 + sum((modifier) => modifier < 0);
  const score = Math.max(0, strict + (strict >= leastForExtra ? sum((modifier) => modifier > 0) : 0));
  return { score, grade: grades.find(([least]) => score >= least)?.[1] ?? 'F', tests };
}

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])),
  );
}
