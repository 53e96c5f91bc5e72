import { expect } from 'playwright/test';
import { test } from '../../../reusedTab.ts';

/** An origin on which no server answers. */
const elsewhere = 'http://127.0.0.1:9/';
const append = (name: string, properties: object) =>
  `document.body.append(Object.assign(document.createElement('${name}'), ${JSON.stringify(properties)}))`;

/**
 * What an intruder would do whose code runs in the page. An attack that is not refused sets `window.intruded`, changes the style or leaves
 * the page.
 */
const attacks = {
  'a script of text': append('script', { textContent: 'intruded=1' }),
  'a script from elsewhere': append('script', { src: `${elsewhere}x.js` }),
  // In a later task, because code that the debugger evaluates may call `Function`.
  'a function of text':
    "setTimeout(() => { try { Function('intruded=1')() } catch (error) { console.error(String(error)) } })",
  'a style': append('style', { textContent: '*{opacity:.5}' }),
  'a frame': append('iframe', { src: elsewhere }),
  'a message to elsewhere': `fetch('${elsewhere}').catch(() => {})`,
  'a form to elsewhere': `${append('form', { action: elsewhere, id: 'sent' })};document.getElementById('sent').submit()`,
};

// /contact is the page whose policy allows most. tests/site/contentSecurityPolicy.test.ts checks the policy of every page.
for (const [name, code] of Object.entries(attacks)) {
  test(`a page with a form refuses ${name}`, async ({ tab: page, baseURL }) => {
    const blocked = page.waitForEvent('console', {
      predicate: (message) => /Content Security Policy/.test(message.text()),
      timeout: 5000,
    });
    await page.goto(new URL('/contact', baseURL).href);
    await page.evaluate(`try { ${code} } catch (error) { console.error(String(error)) }`);
    await blocked;
    expect(await page.evaluate("'intruded' in window || getComputedStyle(document.body).opacity")).toBe('1');
    expect(await page.evaluate('location.pathname')).toBe('/contact');
  });
}
