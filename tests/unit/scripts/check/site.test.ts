import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { alternateFaults } from '../../../../scripts/check/site/alternates.ts';
import { headTextFaults } from '../../../../scripts/check/site/headTexts.ts';
import { inlineCode } from '../../../../scripts/check/site/inlineCode.ts';
import { jsonLdFaults } from '../../../../scripts/check/site/jsonLd.ts';
import { brokenLinks } from '../../../../scripts/check/site/links.ts';
import { languageFaults } from '../../../../scripts/check/site/pageLanguage.ts';
import { rawKeys } from '../../../../scripts/check/site/rawKeys.ts';
import { renderBlocking } from '../../../../scripts/check/site/renderBlocking.ts';
import { repeatedTexts } from '../../../../scripts/check/site/repeatedTexts.ts';
import { sitePage } from '../../../../scripts/check/site/sitePage.ts';
import { strayLanguage } from '../../../../scripts/check/site/strayLanguage.ts';
import { unlinkedPages } from '../../../../scripts/check/site/unlinkedPages.ts';
import { weightFaults } from '../../../../scripts/check/site/weight.ts';
import { wordCount } from '../../../../scripts/check/site/wordCount.ts';

const origin = 'https://www.eprouva.example';

const page = (url: string, body: string, head = '') =>
  sitePage(
    url,
    `<!doctype html><html lang="${/^\/(en|es|ar)\b/.exec(url)?.[1] ?? 'fr'}" dir="ltr"><head>${head}</head><body>${body}</body></html>`,
  );

describe('links', () => {
  const check = (body: string) =>
    brokenLinks(
      {
        pages: [page('/careers', body), page('/', '<main id="main"></main>'), page('/en', '')],
        files: new Set(['/favicon.svg', '/a b.pdf']),
      },
      origin,
    );

  test.each([
    [
      '<a href="/carreers"></a>',
      '"/carreers" does not exist. Did you mean "/careers"? Linked from /careers.',
    ],
    [
      '<a href="/en/careers"></a>',
      '"/en/careers" does not exist. Did you mean "/careers"? Linked from /careers.',
    ],
    ['<a href="/#start"></a>', '"/#start" does not exist: / has no id="start". Linked from /careers.'],
    [
      '<a href="#start"></a>',
      '"/careers#start" does not exist: /careers has no id="start". Linked from /careers.',
    ],
    [
      '<a href="https://www.eprouva.example/nowhere"></a>',
      '"/nowhere" does not exist. Linked from /careers.',
    ],
    ['<img src="/logo.png">', '"/logo.png" does not exist. Linked from /careers.'],
    ['<img srcset="/favicon.svg 1x, /two.png 2x">', '"/two.png" does not exist. Linked from /careers.'],
    ['<form action="/send"></form>', '"/send" does not exist. Linked from /careers.'],
    [
      '<a href="https://"></a>',
      '"https://" is no address. Correct it where the link is made. Linked from /careers.',
    ],
  ])('%s', (body, message) => {
    expect(check(body)).toEqual([message]);
  });

  test('an address that many pages lead to is named once', () => {
    const pages = ['/a', '/b', '/c'].map((url) => page(url, '<a href="/x"></a>'));
    expect(brokenLinks({ pages, files: new Set() }, origin)).toEqual([
      '"/x" does not exist. Linked from /a and 2 other pages.',
    ]);
  });

  test.each([
    '<a href="/"></a>',
    '<a href="/en?a=1"></a>',
    '<a href="/#main"></a>',
    '<a id="x" href="#x"></a>',
    '<a href="#top"></a>',
    '<a href="/a%20b.pdf"></a>',
    '<a href="https://www.linkedin.com/x"></a>',
    '<a href="mailto:a@b.example"></a><a href="tel:+33"></a>',
    '<form action="/f/contact"></form>',
  ])('%s is right', (body) => {
    expect(check(body)).toEqual([]);
  });
});

test('titles and descriptions are there, in range, and of one page only', () => {
  const head = (title: string, canonical: string) =>
    `<title>${title}</title><meta name="description" content="${'x'.repeat(50)}${title}">` +
    `<link rel="canonical" href="${origin}${canonical}">`;
  const pages = [
    page('/a', '', head('A', '/a')),
    page('/alias', '', head('A', '/a')),
    page('/b', '', head('A', '/b')),
    page('/c', '', '<title></title>'),
  ];
  expect(headTextFaults(pages)).toEqual([
    '/b  has the title of /a: "A". Say what only this page has.',
    '/c  has a title of 0 characters; 1 to 60 are shown.',
    `/b  has the description of /a: "${'x'.repeat(50)}A". Say what only this page has.`,
    '/c  has a description of 0 characters; 50 to 160 are shown.',
  ]);
});

describe('keys and placeholders', () => {
  test.each([
    ['<p>hero.title</p>', '/  shows the key "hero.title" instead of a text.'],
    ['<img alt="careers:items.0.title">', '/  shows the key "careers:items.0.title" instead of a text.'],
    [
      '<p>Bonjour {{name}}</p>',
      '/  shows a placeholder: "Bonjour {{name}}". Give it a value where the text is asked for.',
    ],
  ])('%s', (body, message) => {
    expect(rawKeys(page('/', body))).toEqual([message]);
  });

  test.each([
    '<p>www.eprouva.example</p>',
    '<p>v4.2.0</p>',
    '<code>hero.title</code>',
    '<p>Fin. Suite.</p>',
    '<script>a.b</script>',
  ])('%s is none', (body) => {
    expect(rawKeys(page('/', body))).toEqual([]);
  });

  test('in the head too', () => {
    expect(rawKeys(page('/', '', '<meta name="description" content="home.meta.description">'))).toHaveLength(
      1,
    );
  });
});

test('no handler or script address', () => {
  const faults = inlineCode(page('/', '<p onclick="a()"></p><a href="javascript:a()">x</a>'));
  expect(faults).toEqual([
    '/  <p onclick="a()">: listen from a script, the policy refuses handlers.',
    '/  <a href="javascript:a()">: use a button and a script.',
  ]);
  expect(inlineCode(page('/', '<input name="on" data-one="1"><p class="style">'))).toEqual([]);
});

test('language and direction follow from the address', () => {
  expect(languageFaults(page('/en/careers', ''))).toEqual([]);
  expect(languageFaults(sitePage('/ar', '<html lang="ar" dir="ltr">'))).toEqual([
    '/ar  has dir="ltr"; its address says "rtl".',
  ]);
  expect(languageFaults(sitePage('/en', '<html dir="ltr">'))).toEqual([
    '/en  has lang=""; its address says "en".',
  ]);
});

describe('canonical addresses and alternates', () => {
  const links = (canonical: string, alternates: Record<string, string>) =>
    `<link rel="canonical" href="${origin}${canonical}">${Object.entries(alternates)
      .map(([hreflang, path]) => `<link rel="alternate" hreflang="${hreflang}" href="${origin}${path}">`)
      .join('')}`;
  const both = { fr: '/a', en: '/en/a', 'x-default': '/a' };
  const french = page('/a', '', links('/a', both));
  const english = page('/en/a', '', links('/en/a', both));
  const hidden = page('/404', '', '<meta name="robots" content="noindex">');

  test('right ones, an alias among them', () => {
    expect(alternateFaults([french, english, page('/b', '', links('/a', both)), hidden], origin)).toEqual([]);
  });

  test.each([
    ['an alternate that does not exist', [french], ['/a  names /en/a (en), which is no indexed page.']],
    [
      'one that does not answer',
      [french, page('/en/a', '', links('/en/a', { en: '/en/a', 'x-default': '/en/a' }))],
      ['/a  names /en/a (en), which does not name /a in return.'],
    ],
    [
      'a canonical that names another one',
      [french, english, page('/c', '', links('/d', both)), page('/d', '', links('/a', both))],
      [
        '/c  has the canonical /d, which names another one, /a.',
        '/c  does not name /d among its alternates.',
      ],
    ],
    ['no x-default', [page('/a', '', links('/a', { fr: '/a' }))], ['/a  names no x-default.']],
    ['none at all', [page('/a', '')], ['/a  names 0 canonical addresses. Name one.']],
    [
      'a hidden page that names one',
      [page('/404', '', `<meta name="robots" content="noindex">${links('/404', {})}`)],
      ['/404  is not indexed, and names a canonical or alternates. Name none.'],
    ],
  ])('%s', (_, pages, messages) => {
    const found = alternateFaults(pages, origin);
    for (const message of messages) expect(found).toContain(message);
  });

  test('an address of another host', () => {
    const head = links('/a', { fr: '/a', 'x-default': '/a' }).replaceAll(origin, 'http://localhost:3000');
    expect(alternateFaults([page('/a', '', head)], origin)[0]).toBe(
      `/a  names "http://localhost:3000/a", which does not start with ${origin}.`,
    );
  });
});

describe('structured data', () => {
  const check = (data: unknown) =>
    jsonLdFaults([
      page(
        '/',
        '',
        `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`,
      ),
    ]);
  const context = { '@context': 'https://schema.org' };

  test.each([
    ['{', [expect.stringMatching(/^\/ {2}has structured data that is no JSON: /)]],
    [{ '@type': 'Thing' }, ['/  has structured data without "@context": "https://schema.org".']],
    [{ ...context, '@graph': [{ name: 'x' }] }, ['/  has a node without @type: {"name":"x"}']],
    [
      { ...context, '@graph': [{ '@type': 'WebSite', publisher: { '@id': '#organization' } }] },
      ['/  refers to #organization, which no page describes.'],
    ],
    [
      { ...context, '@graph': [{ '@type': 'WebPage' }, { '@type': 'Blog', '@id': '#blog', name: 'x' }] },
      ['/  describes #blog, and nothing on the page refers to it.'],
    ],
  ])('%j', (data, messages) => {
    expect(check(data)).toEqual(messages);
  });

  test('sound, and none at all', () => {
    const organization = { '@type': 'Organization', '@id': '#o', name: 'x' };
    expect(
      check({ ...context, '@graph': [{ '@type': 'WebPage', publisher: { '@id': '#o' } }, organization] }),
    ).toEqual([]);
    expect(jsonLdFaults([page('/', '')])).toEqual(['/  has no structured data.']);
  });
});

test('what the first paint waits for', () => {
  const head =
    '<link rel="stylesheet" href="/a.css"><style>@import "b.css";</style><script src="/c.js"></script>' +
    '<script src="/d.js" async></script><script type="module" src="/e.js"></script><script>inline()</script>' +
    '<link rel="expect" href="#x">';
  expect(renderBlocking(page('/', '', head))).toEqual([
    '/  is painted only after the stylesheet /a.css. Inline it or let it wait.',
    '/  is painted only after an @import in its style. Inline it or let it wait.',
    '/  is painted only after the script /c.js. Inline it or let it wait.',
    '/  is painted only after #x. Inline it or let it wait.',
  ]);
});

describe('the language of texts', () => {
  test.each([
    ['/en', '<p>Nous testons ce que vous livrez dans les délais.</p>', 1],
    ['/', '<p>We test what you ship, and we tell you what remains.</p>', 1],
    ['/en', '<p lang="fr">Nous testons ce que vous livrez.</p>', 0],
    ['/en', '<img alt="Le plan de la ville et des agences">', 1],
    ['/', '<p>Le lead tester et la QA : the right one.</p>', 0],
    ['/', '<p>Data Lead, QA Manager, machine learning</p>', 0],
    ['/en', '<p>ISTQB, CMMI, Neuilly-sur-Seine, Le Haillan</p>', 0],
    ['/es', '<p>We test what you ship and the rest of it.</p>', 1],
    ['/es', '<p>La auditoría de un equipo, en Francia y en Túnez.</p>', 0],
    ['/ar', '<p>Nous testons ce que vous livrez.</p>', 1],
  ])('%s: %s', (url, body, faults) => {
    expect(strayLanguage(page(url, body))).toHaveLength(faults);
  });
});

test('words are those of the page itself', () => {
  const body =
    '<nav>Menu principal</nav><main><h1>Deux mots</h1><p>Prêt\u00a0? 150\u00a0% — oui<svg><text>x</text></svg></p></main>';
  expect(wordCount(page('/', body))).toBe(5);
});

describe('paragraphs', () => {
  const canonical = (url: string, body: string, robots = 'index') =>
    page(
      url,
      `<main>${body}</main>`,
      `<link rel="canonical" href="${origin}${url}"><meta name="robots" content="${robots}">`,
    );
  const sentence = 'One two three four five six seven <b>eight</b>.';

  test('stand on one page only', () => {
    const pages = [canonical('/a', `<ul><li>${sentence}</li></ul>`), canonical('/b', `<p>${sentence}</p>`)];
    expect(repeatedTexts(pages)).toEqual([
      '/a, /b  say the same: "One two three four five six seven eight."',
    ]);
    const many = [...'abcdefg'].map((name) => canonical(`/${name}`, `<p>${sentence}</p>`));
    expect(repeatedTexts(many)).toEqual([
      '/a, /b, /c, /d, /e, and 2 more  say the same: "One two three four five six seven eight."',
    ]);
  });

  test('may come again when they are labels, on one page, on hidden pages and on aliases', () => {
    expect(
      repeatedTexts([
        canonical('/a', `<p>${sentence}</p><p>${sentence}</p><p>One two three four five six seven</p>`),
        canonical('/b', '<p>One two three four five six seven</p>'),
        canonical('/c', `<p>${sentence}</p>`, 'noindex'),
        canonical('/en/a', `<p>${sentence}</p>`),
        page('/d', `<main><p>${sentence}</p></main>`, `<link rel="canonical" href="${origin}/a">`),
      ]),
    ).toEqual([]);
  });
});

describe('the weight of documents', () => {
  // Random text cannot be compressed below its entropy: three quarters of a byte for each character of base64.
  const random = (bytes: number) => randomBytes(bytes).toString('base64');
  const weighed = (url: string, before: number, after: number) => {
    const body = `<main><section>${random(before)}</section>${random(after)}</main>`;
    const { html } = page(url, body);
    return sitePage(url, html, brotliCompressSync(html));
  };
  const light = ['/a', '/b'].map((url) => weighed(url, 1_000, 1_000));

  test('is no fault where the first screen comes first, and the whole is not too much', () => {
    expect(weightFaults([...light, weighed('/c', 13_000, 2_000)])).toEqual([]);
  });

  test('is one where the first screen ends with the second round trip', () => {
    expect(weightFaults([...light, weighed('/c', 14_500, 0)])).toEqual([
      expect.stringMatching(
        /^\/c {2}the first 14000 bytes \(brotli\) end \d+ characters before its first screen does\./,
      ),
    ]);
  });

  test('is one where a document takes too much, or the median one does', () => {
    expect(weightFaults([...light, weighed('/c', 1_000, 17_800)])).toEqual([
      expect.stringMatching(/^\/c {2}takes 1\d{4} bytes \(brotli\), 17800 at most\.$/),
    ]);
    expect(weightFaults([weighed('/c', 1_000, 13_800)])).toEqual([
      expect.stringMatching(/^The median document takes 1\d{4} bytes \(brotli\), 13800 at most\.$/),
    ]);
  });
});

test('a page that nothing links to', () => {
  const page = (url: string, body: string) =>
    sitePage(url, `<head><link rel=canonical href="https://a.example${url}"></head>${body}`);
  const pages = [
    page('/', '<a href="/a">a</a>'),
    page('/a', '<a href="/">b</a>'),
    page('/b', '<a href="/b">b</a>'),
  ];
  expect(unlinkedPages(pages, 'https://a.example')).toEqual([
    '/b  is linked to by no page. Link to it, or remove it.',
  ]);
});
