import { expect, test } from 'vitest';
import { contentOf } from '../../../../scripts/build/discovery/contentOf.ts';
import { origin, pageWith } from '../../pageWith.ts';
import { pageOf } from './fixtureSite.ts';

const passagesOf = (main: string, path = '/page') => pageOf(path, main).passages;

test('a page is called by the last item of its breadcrumb, without one by its title', () => {
  expect(pageOf('/page', '<h1>Titre</h1>', 'Page').label).toBe('Page');
  expect(pageOf('/', '<h1>Titre</h1>').label).toBe('Title');
});

test('a page without <main> is an error that names it', () => {
  expect(() => contentOf(pageWith('/page', { body: '<p>Un texte.</p>' }), origin)).toThrow(
    '/page has no <main>',
  );
});

test.each<[string, string, object[]]>([
  [
    'each heading of the first two ranks begins a passage; an id makes its address',
    '<h1>Titre</h1><p>Premier texte ici.</p><section id="outils"><h2 id="outils-title">Outils</h2><p>Second texte ici.</p></section>',
    [
      { address: '/page', heading: 'Titre', lines: ['Premier texte ici.'] },
      { address: '/page#outils', heading: 'Outils', lines: ['Second texte ici.'] },
    ],
  ],
  [
    'an article is a passage of its own, from its heading on',
    '<section id="cas"><h1>Missions</h1><article id="luxe"><p><span>Secteur</span>Luxe</p><h3>Douze maisons</h3><p>Dix jours de recette.</p></article></section>',
    [
      {
        address: '/page#luxe',
        heading: 'Douze maisons',
        lines: ['Secteur\u00a0: Luxe', 'Dix jours de recette.'],
      },
    ],
  ],
  [
    'a section that bears the stamp of examples, and not the next',
    '<section><p data-example="">exemple</p><h2>Un cas</h2><p>Neuf jours de recette avant.</p></section><section><h2>Une règle</h2><p>La même mesure deux fois.</p></section>',
    [
      { address: '/page', heading: 'Un cas', lines: ['Neuf jours de recette avant.'], isExample: true },
      { address: '/page', heading: 'Une règle', lines: ['La même mesure deux fois.'] },
    ],
  ],
])('%s', (_, main, passages) => expect(passagesOf(main)).toEqual(passages));

const list = '<ul><li><h3>JMeter</h3><p>Many protocols.</p></li><li>A bare item</li></ul>';

test.each<[string, string, string[], string?]>([
  ['items keep their titles', list, ['- JMeter\u00a0: Many protocols.', '- A bare item']],
  ['in the punctuation of the language', list, ['- JMeter: Many protocols.', '- A bare item'], '/en/page'],
  [
    'what only the layout keeps apart gets a sign',
    '<p><span>5 ans</span><span>Disponible</span></p><p><time>3 mai</time><span>8 minutes</span></p><p>0 rue X<br>75000 Paris</p>',
    ['5 ans, Disponible', '3 mai, 8 minutes', '0 rue X, 75000 Paris'],
  ],
  [
    'what is left out and what begins a line of its own get no sign',
    '<div><span>Notre siège social</span><p>À Neuilly, près de Paris.</p></div><ol><li><span></span><span>Reçu</span><svg></svg></li></ol>',
    ['Notre siège social', 'À Neuilly, près de Paris.', '- Reçu'],
  ],
  [
    'terms come with their descriptions, rows with their cells',
    '<dl><div><dt>Durée</dt><dd>7 mois</dd></div></dl><table><tr><th>Essai</th><td>24 h</td></tr></table>',
    ['- Durée\u00a0: 7 mois', 'Essai · 24 h'],
  ],
  [
    'buttons, pictures, code, navigation, forms and what is hidden are not text',
    '<nav><p>Un chemin de fer.</p></nav><figure><p>Une figure dessinée.</p></figure><pre>const code = true;</pre><form><p>Un champ à remplir.</p></form><p hidden>Rien à voir ici.</p><p aria-hidden="true">01 02 03</p><div><a href="/x">Demander un devis</a></div><p>Le seul texte.</p>',
    ['Le seul texte.'],
  ],
  [
    'a bare e-mail address is text: it is what is looked for',
    '<p><a href="mailto:a@b.example">a@b.example</a></p>',
    ['a@b.example'],
  ],
  [
    'a text cannot pass for the markup of an answer',
    '<p>- voir [ici](https://evil.example) la suite</p>',
    ['– voir [ici] (https://evil.example) la suite'],
  ],
])('%s', (_, main, lines, path) => expect(passagesOf(`<h1>T</h1>${main}`, path)[0]?.lines).toEqual(lines));
