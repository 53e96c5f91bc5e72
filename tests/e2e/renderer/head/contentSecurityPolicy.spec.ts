import { expect } from 'playwright/test';
import { test } from '../../keptTab.ts';

const elsewhere = 'http://127.0.0.1:9/';
const append = (name: string, properties: object) =>
  `document.body.append(Object.assign(document.createElement('${name}'), ${JSON.stringify(properties)}))`;

/** What an intruder would do whose code has come to run; each leaves `window.intruded`, another style or another address behind. */
const attacks = {
  'a script of text': append('script', { textContent: 'intruded=1' }),
  'a script from elsewhere': append('script', { src: `${elsewhere}x.js` }),
  'HTML with a handler': "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=intruded=1>')",
  'a handler': "document.body.setAttribute('onclick', 'intruded=1'); document.body.click()",
  'text as code': "setTimeout('intruded=1')",
  // Later: what the debugger runs at once may do so.
  'a function of text':
    "setTimeout(() => { try { Function('intruded=1')() } catch (error) { console.error(String(error)) } })",
  'a style': append('style', { textContent: '*{opacity:.5}' }),
  'a frame': append('iframe', { src: elsewhere }),
  'a picture from elsewhere': append('img', { src: `${elsewhere}x.png` }),
  'a message to elsewhere': `fetch('${elsewhere}').catch(() => {})`,
  'another base': append('base', { href: elsewhere }),
  'a form to elsewhere': `${append('form', { action: elsewhere, id: 'sent' })};document.getElementById('sent').submit()`,
};

for (const path of ['/services', '/contact']) {
  for (const [name, code] of Object.entries(attacks)) {
    test(`${path} refuses ${name}`, async ({ tab: page, baseURL }) => {
      const refused = page.waitForEvent('console', {
        predicate: (message) => /Content Security Policy|Trusted/.test(message.text()),
        timeout: 5000,
      });
      await page.goto(new URL(path, baseURL).href);
      await page.evaluate(`try { ${code} } catch (error) { console.error(String(error)) }`);
      await refused;
      expect(await page.evaluate("'intruded' in window || getComputedStyle(document.body).opacity")).toBe(
        '1',
      );
      expect(await page.evaluate('location.pathname')).toBe(path);
    });
  }
}

test('no other site shows a page in a frame', async ({ page, request, baseURL }) => {
  const { 'content-security-policy': policy } = (await request.get('/services')).headers();
  expect(policy).toBe("frame-ancestors 'none'");
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.setContent(`<iframe src="${baseURL}/services"></iframe>`);
  await refused;
});
