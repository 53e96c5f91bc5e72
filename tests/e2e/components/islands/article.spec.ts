import { expect } from 'playwright/test';
import { urlOf } from '../../../../content/languages.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';

const french = '/blog/automatiser-les-tests-par-ou-commencer';
const texts = {
  fr: {
    title: 'Automatiser les tests : par où commencer',
    like: 'J’aime',
    save: 'Enregistrer',
    copy: 'Copier le lien',
    copied: 'Lien copié !',
    copiedWhere: 'Le lien de l’article a été copié dans votre presse-papiers.',
    failed: 'Copie impossible',
    comments: '3 commentaires',
    add: 'Ajouter un commentaire',
    closed: 'Les commentaires passent par e-mail',
  },
  en: {
    title: 'Test automation: where to start',
    copy: 'Copy link',
    copied: 'Link copied!',
    copiedWhere: 'The article link has been copied to your clipboard.',
    failed: 'Could not copy',
    comments: '3 comments',
    add: 'Add Comment',
    closed: 'Comments come by email',
  },
} as const;
/** Spaces of French typography count as spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

for (const language of ['fr', 'en'] as const) {
  const words = texts[language];
  const path = urlOf(language, french);

  test(`the article is shown at every other address below the blog, which is not found and not indexed, in ${language}`, async ({
    page,
  }) => {
    for (const unknown of ['nowhere', 'nowhere/deeper', 'nowhere.png']) {
      const url = urlOf(language, `/blog/${unknown}`);
      const response = await page.goto(url);
      expect(response?.status(), unknown).toBe(404);
      await expect(page).toHaveURL(url);
      expect(plain(await page.locator('h1').innerText())).toBe(words.title);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    }
  });

  test(`the article copies its address and says so, or that it could not, in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${path}?from=test#x`);
    await page.getByRole('button', { name: words.copy }).click();
    await expect.poll(async () => plain(await page.locator('#toasts').innerText())).toContain(words.copied);
    await expect(page.locator('#toasts')).toContainText(words.copiedWhere);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: words.copy }).click();
    await expect(page.locator('#toasts')).toContainText(words.failed);
  });

  test(`the article has a badge of three, two comments, and says that no more can be added yet, in ${language}`, async ({
    page,
  }) => {
    await page.goto(path);
    const section = page.locator('#comments');
    await expect(section.getByText(words.comments)).toBeVisible();
    await expect(section.locator('ol > li')).toHaveCount(2);
    await section.getByText(words.add).click();
    await expect(section.getByRole('heading', { name: words.closed })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('like and save are pressed and released, and forgotten with the page', async ({ page }) => {
  await page.goto(french);
  for (const name of [texts.fr.like, texts.fr.save]) {
    const button = page.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
  }
  await page.reload();
  await expect(page.getByRole('button', { name: texts.fr.like })).toHaveAttribute('aria-pressed', 'false');
});

test('each network opens in a window of 600 by 400; only Twitter gets a text', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      opened: [],
      open: (...call: string[]) => (window as unknown as { opened: string[][] }).opened.push(call),
    });
  });
  await page.goto(french);
  const links = page.locator('a[data-share]');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await link.hover();
    // The code is there when the loading it has started is over.
    await page.waitForLoadState('networkidle');
    await link.click();
  }
  const opened = await page.evaluate(() => (window as unknown as { opened: string[][] }).opened);
  const addresses = opened.map(([address = '']) => new URL(address));
  expect(opened.map(([, , features]) => features)).toEqual(Array(3).fill('noopener,width=600,height=400'));
  expect(addresses.map(({ hostname }) => hostname)).toEqual([
    'twitter.com',
    'www.facebook.com',
    'www.linkedin.com',
  ]);
  expect(addresses.map(({ searchParams }) => searchParams.has('text'))).toEqual([true, false, false]);
  for (const { searchParams } of addresses) {
    const shared = searchParams.get('url') ?? searchParams.get('u') ?? '';
    expect(new URL(shared).pathname).toBe(french);
  }
});

test('says on the button what happened where the toast cannot be loaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(french);
  const button = page.locator('[data-copy]');
  await button.hover();
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await button.click();
  await expect.poll(async () => plain(await button.innerText())).toBe(texts.fr.copied);
});

test('its wide tables scroll inside, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/en${french}`);
  const table = page.locator('.table-scroll').first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the article shares by links and offers no button that would do nothing', async ({ page }) => {
    await page.goto(french);
    for (const link of await page.locator('a[data-share]').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await page.getByText(texts.fr.add).click();
    await expect(page.getByText(texts.fr.closed)).toBeVisible();
  });
});
