import { expect, test } from 'vitest';
import { markdownTreeOf } from '../../../../scripts/build/discovery/markdownOf.ts';
import { hasLanguage } from '../../../hasLanguage.ts';
import { origin, pageWith } from '../../pageWith.ts';
import { pageOf } from './fixtureSite.ts';

const passagesOf = (main: string, path = '/page') => pageOf(path, main).passages;

test('a page is named by the last item of its breadcrumb, or without a breadcrumb by its title', () => {
  expect(pageOf('/page', '<h1>Titre</h1>', 'Page').label).toBe('Page');
  expect(pageOf('/', '<h1>Titre</h1>').label).toBe('Title');
});

test('a page without <main> is an error that names it', () => {
  const page = pageWith('/page', { body: '<p>Un texte.</p>' });
  expect(() => markdownTreeOf(page, origin)).toThrow('/page has no <main>');
});

test.each<[string, string, [section: string | undefined, heading: string, isExample?: true][]]>([
  [
    'each heading of the first two ranks begins a passage; its section is named by an id',
    '<h1>Titre</h1><p>Un texte.</p><section id="outils"><h2 id="outils-title">Outils</h2><p>Un texte.</p></section>',
    [
      [undefined, 'Titre'],
      ['outils', 'Outils'],
    ],
  ],
  [
    'an article is a separate passage',
    '<section id="cas"><h1>Missions</h1><article id="luxe"><h3>Douze maisons</h3><p>Un texte.</p></article></section>',
    [['luxe', 'Douze maisons']],
  ],
  [
    'a section with an example badge is an example, and the next one is not',
    '<section><p data-example="">exemple</p><h2>Un cas</h2><p>Un texte.</p></section><section><h2>Une règle</h2><p>Un texte.</p></section>',
    [
      [undefined, 'Un cas', true],
      [undefined, 'Une règle'],
    ],
  ],
])('%s', (_, main, passages) => {
  const expected = passages.map(([section, heading, isExample]) => ({ section, heading, isExample }));
  expect(passagesOf(main)).toEqual(expected.map((each) => ({ ...each, lines: ['Un texte.'] })));
});

const list = '<ul><li><h3>JMeter</h3><p>Many protocols.</p></li><li>A bare item</li></ul>';

test.each<[main: string, lines: string]>([
  [list, '- JMeter\u00a0: Many protocols.\n- A bare item'],
  ['<p><span>5 ans</span><span>Disponible</span></p>', '5 ans, Disponible'],
  ['<p><time>3 mai</time><span>8 minutes</span></p>', '3 mai, 8 minutes'],
  ['<p>0 rue X<br>75000 Paris</p>', '0 rue X, 75000 Paris'],
  ['<div><span>Notre siège social</span><p>À Neuilly.</p></div>', 'Notre siège social\nÀ Neuilly.'],
  ['<ol><li><span></span><span>Reçu</span><svg></svg></li></ol>', '- Reçu'],
  ['<dl><div><dt>Durée</dt><dd>7 mois</dd></div></dl>', '- Durée\u00a0: 7 mois'],
  [
    '<table><tr><th>Essai</th><th>Durée</th></tr><tr><th>Endurance</th><td>24 h</td></tr></table>',
    '- Endurance\u00a0: 24 h',
  ],
  [
    '<table><tr><th>Rôle</th><th>Jours</th><th>Prix</th></tr><tr><td>Testeur</td><td>3</td><td>9 €</td></tr></table>',
    '- Testeur · 3 · 9 €',
  ],
  ['<p><a href="mailto:a@b.example">a@b.example</a></p>', 'a@b.example'],
  // Text that looks like the markup of an answer is changed.
  ['<p>- voir [ici](https://evil.example) la suite</p>', '– voir [ici] (https://evil.example) la suite'],
])('%s says %j', (main, lines) => {
  expect(passagesOf(`<h1>T</h1>${main}`)[0]?.lines.join('\n')).toBe(lines);
});

test.each(['en'].filter(hasLanguage))(
  'a title and its text are joined as the page’s language does: %s',
  (code) => {
    const [passage] = passagesOf(`<h1>T</h1>${list}`, `/${code}/page`);
    expect(passage?.lines[0]).toBe('- JMeter: Many protocols.');
  },
);

test.each([
  'nav',
  'figure',
  'pre',
  'form',
  'p hidden',
  'p aria-hidden="true"',
  'a href="/x"',
  'div data-print="no"',
])('no passage contains the text in <%s>', (tag) => {
  expect(passagesOf(`<h1>T</h1><${tag}>Une ligne entière.</${tag.split(' ')[0]}>`)).toEqual([]);
});
