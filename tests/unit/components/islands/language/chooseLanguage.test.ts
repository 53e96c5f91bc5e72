import { describe, expect, test } from 'vitest';
import { chooseLanguage } from '../../../../../components/islands/language/chooseLanguage.ts';
import { fallbackLanguage } from '../../../../../content/languages.ts';

const all = ['fr', 'en', 'es', 'ar'] as const;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

// In the unit tests, addresses without a prefix are French (`frenchFirst` in vitest.config.ts).

/** The arguments of `chooseLanguage`, in one object. */
interface Visit {
  stored: string | null;
  fromThisSite: boolean;
  pathname: string;
  search: string;
  hash: string;
  browser: string;
  userAgent: string;
}

/** @returns the choice for a first visit to the French home page, with the given differences */
const choose = (differences: Partial<Visit>) => {
  const visit: Visit = {
    pathname: '/',
    search: '',
    hash: '',
    stored: null,
    browser: 'fr',
    userAgent: firefox,
    fromThisSite: false,
    ...differences,
  };
  const { stored, browser, userAgent, fromThisSite, ...address } = visit;
  return chooseLanguage(address, { language: browser, userAgent }, all, stored, fromThisSite);
};

/** The language of each browser, and the language that its visitor gets without a stored choice. */
const browsers = { es: 'es', ar: 'ar', fr: 'fr', 'fr-CA': 'fr', de: fallbackLanguage, en: 'en' };

const cases = [...all, '<script>', '', null].flatMap((stored) =>
  Object.entries(browsers).map(([browser, ofBrowser]) => {
    const shown = all.find((code) => code === stored) ?? ofBrowser;
    return { stored, browser, shown };
  }),
);

describe.each(cases)('stored $stored, browser $browser', ({ stored, browser, shown }) => {
  test('a URL without a prefix leads to the language', () => {
    const address = { pathname: '/careers', search: '?a=1&b=%C3%A9', hash: '#open' };
    expect(choose({ stored, browser, ...address })).toEqual(
      shown === 'fr' ? {} : { url: `/${shown}/careers?a=1&b=%C3%A9#open` },
    );
  });

  test('a URL with a prefix never redirects; ?lang=en is stored and removed from the URL; a crawler is never redirected', () => {
    const visit = { stored, browser };
    expect(choose({ ...visit, pathname: '/en/careers', search: '?a=1' })).toEqual({});
    const chosen = { ...visit, pathname: '/careers', search: '?a=1&lang=en', hash: '#open' };
    expect(choose(chosen)).toEqual({ store: 'en', url: '/en/careers?a=1#open' });
    expect(choose({ ...chosen, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toEqual({});
  });
});

describe('?lang=', () => {
  test.each([
    ['/en/careers', '?lang=fr', 'fr', '/careers'],
    ['/en', '?lang=fr', 'fr', '/'],
    ['/', '?lang=en', 'en', '/en'],
    ['/', '?lang=en&lang=fr', 'en', '/en'],
    ['/contact', '?subject=a%26b&lang=en', 'en', '/en/contact?subject=a%26b'],
  ] as const)('%s%s keeps %s and leads to %s', (pathname, search, store, url) => {
    expect(choose({ pathname, search })).toEqual({ store, url });
  });

  test('works for a language that the switcher does not offer, too', () => {
    expect(choose({ search: '?lang=es' })).toEqual({ store: 'es', url: '/es' });
  });

  test.each(['?lang=xx', '?lang=', '?lang=EN', '?lang=%3Cscript%3E'])(
    '%s is ignored, and stays in the URL',
    (search) => {
      expect(choose({ search })).toEqual({});
      expect(choose({ search, browser: 'en' })).toEqual({ url: `/en${search}` });
    },
  );
});

describe('what must not happen', () => {
  test.each(['//other.example', '///other.example/a', '/en//other.example'])(
    '%s does not lead to another site',
    (pathname) => {
      for (const search of ['?lang=fr', '?lang=en']) {
        const { url = '' } = choose({ pathname, search });
        expect(new URL(url, 'https://www.eprouva.example').origin).toBe('https://www.eprouva.example');
      }
    },
  );

  test('without a stored choice, a link of the site to a French page does not redirect', () => {
    expect(choose({ browser: 'en', fromThisSite: true })).toEqual({});
    expect(choose({ browser: 'en', fromThisSite: true, stored: 'en' })).toEqual({ url: '/en' });
  });
});

test.each([
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 Chrome/137.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/137.0 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/137.0 Mobile Safari/537.36 (compatible; GoogleOther)',
  'GoogleOther-Image/1.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/137.0 Safari/537.36 Prerender (+https://github.com/prerender/prerender)',
  'WhatsApp/2.23.20.0',
  'meta-externalagent/1.1',
  'Mozilla/5.0 (compatible; Qwantify/2.0n)',
])('a crawler gets the document it asks for: %s', (userAgent) => {
  expect(choose({ browser: 'en', userAgent })).toEqual({});
});

test.each([
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/137.0 Mobile Safari/537.36 Channel/googleplay',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 GSA/330.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/400.0]',
])('a browser whose name resembles a crawler’s is led to its language: %s', (userAgent) => {
  expect(choose({ browser: 'en', userAgent })).toEqual({ url: '/en' });
});
