import { describe, expect, test } from 'vitest';
import { contentOf } from '../../../../scripts/build/discovery/contentOf.ts';
import { origin, pageWith } from '../../pageWith.ts';
import { pageOf } from './fixtureSite.ts';

const passagesOf = (main: string, path = '/page') => pageOf(path, { title: 'Page', main }).passages;

test('a section that bears the stamp of examples, and not the next', () => {
  const stamped =
    '<section><p data-example="">exemple</p><h2>Un cas</h2><p>Neuf jours de recette avant.</p></section>';
  const passages = passagesOf(
    `${stamped}<section><h2>Une règle</h2><p>La même mesure deux fois.</p></section>`,
  );
  expect(passages).toMatchObject([{ heading: 'Un cas', isExample: true }, { heading: 'Une règle' }]);
  expect(passages?.[1]).not.toHaveProperty('isExample');
});

describe('what a page is called', () => {
  test('by the last item of its breadcrumb', () => {
    const page = pageOf('/page', {
      title: 'Une page',
      label: 'Page',
      main: '<h1>Titre</h1><p>Un texte assez long.</p>',
    });
    expect(page).toMatchObject({ label: 'Page' });
  });

  test('without breadcrumb by its title', () => {
    expect(pageOf('/', { title: 'Accueil', main: '<h1>Titre</h1>' }).label).toBe('Accueil');
  });

  test('a page without <main> is an error that names it', () => {
    expect(() => contentOf(pageWith('/page', { body: '<p>Un texte.</p>' }), origin)).toThrow(
      '/page has no <main>',
    );
  });
});

describe('what is read of a page', () => {
  test('each heading of the first two ranks begins a passage; an id makes its address', () => {
    expect(
      passagesOf(
        '<h1>Titre</h1><p>Premier texte ici.</p><section id="outils"><h2 id="outils-title">Outils</h2><p>Second texte ici.</p></section>',
      ),
    ).toEqual([
      { fragment: '', heading: 'Titre', lines: ['Premier texte ici.'] },
      { fragment: 'outils', heading: 'Outils', lines: ['Second texte ici.'] },
    ]);
  });

  test('items keep their titles, in the punctuation of the language', () => {
    const list = '<h1>Title</h1><ul><li><h3>JMeter</h3><p>Many protocols.</p></li><li>A bare item</li></ul>';
    expect(passagesOf(list, '/en/page')?.[0]?.lines).toEqual(['- JMeter: Many protocols.', '- A bare item']);
    expect(passagesOf(list)?.[0]?.lines).toEqual(['- JMeter\u00a0: Many protocols.', '- A bare item']);
  });

  test('an article is a passage of its own, from its heading on', () => {
    const article =
      '<article id="luxe"><p><span>Secteur</span>Luxe</p><h3>Douze maisons</h3><p>Dix jours de recette.</p></article>';
    expect(passagesOf(`<section id="cas"><h1>Missions</h1>${article}</section>`)).toEqual([
      { fragment: 'luxe', heading: 'Douze maisons', lines: ['Secteur\u00a0: Luxe', 'Dix jours de recette.'] },
    ]);
  });

  test('what only the layout keeps apart gets a sign', () => {
    expect(
      passagesOf(
        '<h1>T</h1><p><span>5 ans</span><span>Disponible</span></p><p><time>3 mai</time><span>8 minutes</span></p><p>0 rue X<br>75000 Paris</p>',
      )?.[0]?.lines,
    ).toEqual(['5 ans, Disponible', '3 mai, 8 minutes', '0 rue X, 75000 Paris']);
  });

  test('what is left out and what begins a line of its own get no sign', () => {
    expect(
      passagesOf(
        '<h1>T</h1><div><span>Notre siège social</span><p>À Neuilly, près de Paris.</p></div><ol><li><span></span><span>Reçu</span><svg></svg></li></ol>',
      )?.[0]?.lines,
    ).toEqual(['Notre siège social', 'À Neuilly, près de Paris.', '- Reçu']);
  });

  test('terms come with their descriptions, rows with their cells', () => {
    expect(
      passagesOf(
        '<h1>T</h1><dl><div><dt>Durée</dt><dd>7 mois</dd></div></dl><table><tr><th>Essai</th><td>24 h</td></tr></table>',
      )?.[0]?.lines,
    ).toEqual(['- Durée\u00a0: 7 mois', 'Essai · 24 h']);
  });

  test('buttons, pictures, code, navigation, forms and what is hidden are not text', () => {
    expect(
      passagesOf(
        '<h1>Titre</h1><nav><p>Un chemin de fer.</p></nav><figure><p>Une figure dessinée.</p></figure><pre>const code = true;</pre><form><p>Un champ à remplir.</p></form><p hidden>Rien à voir ici.</p><p aria-hidden="true">01 02 03</p><div><a href="/x">Demander un devis</a></div><p>Le seul texte.</p>',
      )?.[0]?.lines,
    ).toEqual(['Le seul texte.']);
  });

  test('a bare e-mail address is text: it is what is looked for', () => {
    expect(passagesOf('<h1>T</h1><p><a href="mailto:a@b.example">a@b.example</a></p>')?.[0]?.lines).toEqual([
      'a@b.example',
    ]);
  });

  test('a long text is cut between its lines, under the same heading', () => {
    const paragraph = `<p>${'Une phrase de quarante-deux signes, voilà. '.repeat(10)}</p>`;
    const passages = passagesOf(`<h1>Titre</h1>${paragraph.repeat(5)}`) ?? [];
    expect(passages.length).toBeGreaterThan(1);
    expect(passages.every(({ heading, lines }) => heading === 'Titre' && lines.join(' ').length <= 900)).toBe(
      true,
    );
  });

  test('a text cannot pass for the markup of an answer', () => {
    expect(passagesOf('<h1>T</h1><p>- voir [ici](https://evil.example) la suite</p>')?.[0]?.lines).toEqual([
      '– voir [ici] (https://evil.example) la suite',
    ]);
  });
});
