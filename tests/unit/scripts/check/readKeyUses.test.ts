import { expect, test } from 'vitest';
import { readKeyUses } from '../../../../scripts/check/code/readKeyUses.ts';

const callsOf = (code: string) =>
  readKeyUses('pages/a/A.tsx', code).calls.map(({ line, namespaces, pattern, subtree }) =>
    [`${line}`, `${namespaces.join('|') || '?'}:${pattern}`, ...(subtree ? ['subtree'] : [])].join(' '),
  );

test.each([
  ["const { t } = useTranslation('home'); t('hero.title')", ['1 home:hero.title']],
  ["const { t } = useTranslation(); t('skipLink')", ['1 common:skipLink']],
  ["const { t: say } = useTranslation('home');\nsay('a')", ['2 home:a']],
  ["const [t] = useTranslation('home'); t('a')", ['1 home:a']],
  ["const { t } = useTranslation(['home', 'common']); t('a')", ['1 home|common:a']],
  ["const { t } = useTranslation('home', { keyPrefix: 'hero' }); t('title')", ['1 home:hero.title']],
  ["const { t } = useTranslation('home'); t('common:pages.about')", ['1 common:pages.about']],
  ["const { t } = useTranslation('home'); t('a', { ns: 'common' })", ['1 common:a']],
  ["const { t } = useTranslation('home'); t('figures', { returnObjects: true })", ['1 home:figures subtree']],
  ["const t = i18n.getFixedT(language, 'blog'); t('a')", ['1 blog:a']],
  ["const words = (t) => t('home:meta', { returnObjects: true })", ['1 home:meta subtree']],
  ["function label(t: TFunction<'contact'>) { return t('form.name') }", ['1 contact:form.name']],
  ["function Row({ t }: Props) { return <p>{t('a.b')}</p> }", ['1 ?:a.b']],
  ["i18n.t('home:a')", ['1 home:a']],
  ["import fr from '../locales/fr/home.json';", ['1 home:* subtree']],
  ["import { hero } from '../locales/fr/home.json';", ['1 home:hero subtree']],
  ["import type fr from '../locales/fr/home.json';", []],
  ["const words = readWords<Words>(language, 'home');", ['1 home:* subtree']],
  ["const { hero } = readWords<Words>(language, 'home');", ['1 home:hero subtree']],
])('%s', (code, expected) => {
  expect(callsOf(code)).toEqual(expected);
});

test('keys made of constants and choices are all read', () => {
  const code = `
    const { t } = useTranslation('notFound');
    const message = section === 'site' ? 'site' : 'domain';
    t(\`\${message}.title\`);
    t('a' + '.b' as 'a.b');
    t(open ? 'hide' : 'show');`;
  expect(callsOf(code)).toEqual([
    '4 notFound:site.title',
    '4 notFound:domain.title',
    '5 notFound:a.b',
    '6 notFound:hide',
    '6 notFound:show',
  ]);
});

test('a part that is known at run time only is a star, and a key of which nothing is known is left out', () => {
  const code =
    "const { t } = useTranslation('common'); t(`breadcrumb.$" +
    "{segment}`); t(label); t('domains.' + key + '.meta');";
  expect(callsOf(code)).toEqual(['1 common:breadcrumb.*', '1 common:domains.*.meta']);
});

test('each function has its own t', () => {
  const code =
    "function A() { const { t } = useTranslation('a'); return t('x') }\nfunction B() { const { t } = useTranslation('b'); return t('x') }";
  expect(callsOf(code)).toEqual(['1 a:x', '2 b:x']);
});

test('functions of other names are no translators', () => {
  expect(callsOf("test('a.b'); set('x')")).toEqual([]);
});

test('keys kept in data are literals; those of typed lists need no point', () => {
  const typed = "const links: { label: ParseKeys<'common'> }[] = [{ label: 'skipLink' }]";
  expect(readKeyUses('a.ts', typed).literals).toContainEqual({ text: 'skipLink', namespaces: ['common'] });
  expect(readKeyUses('a.ts', "const key = 'blog:feed.title'").literals).toEqual([
    { text: 'feed.title', namespaces: ['blog'] },
  ]);
  expect(readKeyUses('a.ts', "const a = 'plain'").literals).toEqual([]);
  expect(readKeyUses('a.ts', "const { t } = useTranslation('home'); t('hero.title')").literals).toEqual([]);
});
