import { expect, type Page } from 'playwright/test';
import { defaultLanguage, languages, urlOf } from '../../../../content/languages.ts';
import { ignorePointer } from '../../ignorePointer.ts';
import { test } from '../../test.ts';
import { answerWith, endpoint } from './ChatOnPage.ts';

/** @returns the widths and heights in a text such as `844x390 667x375` */
const sizesIn = (text: string) =>
  text.split(' ').map((size): [number, number] => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return [width, height];
  });
/** Low windows (phones on their side, a page at 400 %, a laptop with many toolbars), then a phone and a laptop of usual height. */
const windows = sizesIn('844x390 667x375 320x256 1024x420 1280x500 390x844 1280x800');
/** The windows with least room, in width or in height. */
const smallest = sizesIn('320x256 320x568 390x844 844x390 1280x500');
const phones = sizesIn('320x568 320x640 360x640 360x800 375x667 390x844 412x915 430x932');

/** Shows or hides the cookie banner, which is faster than loading a page for each state. */
const setBanner = (page: Page, hasBanner: boolean) =>
  page.evaluate(
    (consent) => {
      document.documentElement.dataset.consent = consent;
    },
    hasBanner ? 'open' : '',
  );

const layers = [
  { name: 'chat', opener: '[aria-controls="chat-panel"]', layer: '#chat-panel' },
  { name: 'menu of a phone', opener: 'header > div > button', layer: '#site-menu' },
  { name: 'menu', opener: 'header summary', layer: 'header details[open] > div' },
  { name: 'cookie preferences', opener: 'footer [data-consent-choice]', layer: '#visitor-choices' },
] as const;

test('each layer fits its window, hides a page that it covers, and closes on Escape', async ({ page }) => {
  // If the pointer rested on a button, Escape would first close the button's tooltip.
  await ignorePointer(page);
  await page.goto('/');
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    for (const hasBanner of [true, false]) {
      await setBanner(page, hasBanner);
      for (const { name, opener, layer } of layers) {
        const where = `${name} at ${width}×${height}${hasBanner ? ', with the banner' : ''}`;
        const button = page.locator(opener).first();
        if (!(await button.isVisible())) {
          continue;
        }
        await button.press('Enter');
        const shown = page.locator(layer).first();
        await expect(shown, where).toBeVisible();
        if (name === 'chat') {
          await expect(page.locator('#chat-input'), where).toBeFocused();
        }
        expect(await shown.evaluate(problemsOfLayer), where).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(shown, where).toBeHidden();
        await expect(button, where).toBeFocused();
      }
    }
  }
});

test('Escape closes the chat from the page, where the focus stays', async ({ page }) => {
  await page.goto('/');
  await setBanner(page, false);
  await page.locator('[aria-controls="chat-panel"]').click();
  await expect(page.locator('#chat-input')).toBeFocused();
  // If the pointer rested on a button, Escape would first close the button's tooltip.
  await page.mouse.move(0, 0);
  await page.locator('#search-query').focus();
  // The open menu closes when the focus leaves it. Escape then closes the chat.
  await page.locator('header summary').first().press('Enter');
  await page.locator('#search-query').focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('#chat-panel')).toBeHidden();
  await expect(page.locator('#search-query')).toBeFocused();
});

test('nothing fixed covers a control or what has the focus, on phones and in low windows', async ({
  page,
}) => {
  const last = languages.at(-1)?.code ?? defaultLanguage;
  const paths = ['/', '/contact', urlOf(last, '/careers'), '/blog/automatiser-les-tests-par-ou-commencer'];
  for (const path of paths) {
    await page.goto(path);
    // The fixed parts are the same on all pages, so only the home page is tested in all windows. The other pages have other controls.
    for (const [width, height] of path === '/' ? [...phones, ...windows] : smallest) {
      await page.setViewportSize({ width, height });
      for (const hasBanner of [true, false]) {
        await setBanner(page, hasBanner);
        const found = await page.evaluate(coveredControls);
        expect(found, `${path} at ${width}×${height}${hasBanner ? ', with the banner' : ''}`).toEqual([]);
      }
    }
  }
});

test('the chat’s button gives way to a field that is clicked under it, and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await setBanner(page, false);
  const button = page.locator('[aria-controls="chat-panel"]');
  const field = page.locator('#message textarea');
  await field.evaluate((each) =>
    scrollBy({ top: each.getBoundingClientRect().bottom - innerHeight + 40, behavior: 'instant' }),
  );
  await field.click({ position: { x: 20, y: 20 } });
  await expect(field).toBeFocused();
  await expect(button).toBeHidden();
  // Moves the text below the field, which has no control, under the button.
  await page.mouse.wheel(0, 100);
  await expect(button).toBeVisible();
});

test('the chat’s button hides where it would cover a part of a control', async ({ page }) => {
  for (const [width, height] of sizesIn('320x568 390x844')) {
    for (const path of ['/', '/contact']) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await setBanner(page, false);
      await page.keyboard.press('Shift');
      await expect.poll(() => page.evaluate(partlyCovered), `${path} at ${width}×${height}`).toEqual([]);
    }
  }
});

test('on a phone a link in the chat shows its page, and the conversation is one tap away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(endpoint, answerWith('Ici : [Lille](/about/offices)'));
  await page.goto('/');
  await setBanner(page, false);
  const toggle = page.locator('[aria-controls="chat-panel"]');
  await toggle.click();
  await page.locator('#chat-input').fill('Où ?');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Lille' }).click();
  await expect(page).toHaveURL('/about/offices');
  await expect(page.locator('#chat-panel')).toBeHidden();
  await toggle.click();
  await expect(page.locator('#chat-panel')).toContainText('Lille');
});

// The functions below run in the page.

function problemsOfLayer(layer: HTMLElement): string[] {
  const problems: string[] = [];
  const root = document.documentElement;
  const box = layer.getBoundingClientRect();
  const [width, height] = [root.clientWidth, window.innerHeight];
  if (box.left < 0 || box.top < 0 || box.right > width + 1 || box.bottom > height + 1) {
    problems.push(`outside its window: ${JSON.stringify(box)}`);
  }
  if (layer.scrollWidth > layer.clientWidth || root.scrollWidth > width) {
    problems.push('scrolls sideways');
  }

  const isWhole = box.width >= width && box.height >= height;
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')];
  if (isWhole && !layer.matches('dialog')) {
    for (const stop of stops) {
      if (!layer.contains(stop) && stop.checkVisibility({ visibilityProperty: true })) {
        problems.push(`behind it: ${stop.outerHTML.slice(0, 80)}`);
      }
    }
  }

  const log = layer.querySelector('[role="log"]')?.parentElement;
  const input = layer.querySelector('textarea')?.getBoundingClientRect();
  if (input && (input.bottom > height || input.top < 0)) {
    problems.push('the input is outside');
  }
  const threeLinesPx = 70;
  if (log && log.clientHeight < threeLinesPx) {
    problems.push(`${log.clientHeight} px of conversation`);
  }
  return problems;
}

/** Scrolls the lower edge of each control to the middle of the chat's button. @returns the controls that the button then covers in part */
async function partlyCovered(): Promise<(string | null)[]> {
  const button = document.querySelector('[aria-controls="chat-panel"]') ?? document.body;
  const buttonBox = button.getBoundingClientRect();
  const covered: (string | null)[] = [];
  for (const control of document.querySelectorAll(
    ':is(main, footer) :is(a, button, input, select, textarea)',
  )) {
    const { bottom } = control.getBoundingClientRect();
    scrollBy({ top: bottom - buttonBox.y - buttonBox.height / 2, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const box = control.getBoundingClientRect();
    if (
      button.checkVisibility({ visibilityProperty: true }) &&
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches('dialog *') &&
      box.right > buttonBox.left &&
      box.left < buttonBox.right &&
      box.bottom > buttonBox.top &&
      box.top < buttonBox.bottom
    ) {
      covered.push(control.ariaLabel ?? control.textContent);
    }
  }
  return covered;
}

/** @returns faults: the chat's button is not in its corner, or a fixed part covers a control at the page's end or when it is focused */
function coveredControls(): string[] {
  const root = document.documentElement;
  const problems: string[] = [];
  const button =
    document.querySelector('[aria-controls="chat-panel"]')?.getBoundingClientRect() ?? new DOMRect();
  const distances = [
    root.dir === 'rtl' ? button.left : root.clientWidth - button.right,
    window.innerHeight - button.bottom,
  ];
  if (distances.some((pixels) => pixels < 16 || pixels > 24)) {
    problems.push(`the chat's button is ${distances.join(' and ')} px from the edges`);
  }
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
  const nameOf = (control: HTMLElement) => (control.ariaLabel ?? control.textContent ?? '').slice(0, 40);
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  const banner = document.getElementById('visitor-question');
  const room = innerHeight - header - (banner?.offsetHeight ?? 0) - 48;
  if (root.scrollWidth > root.clientWidth) {
    problems.push('scrolls sideways');
  }
  for (const each of [root, banner]) {
    each?.scrollTo({ top: each.scrollHeight, behavior: 'instant' });
  }
  const isUnderButton = (box: DOMRect) =>
    box.right > button.left && box.left < button.right && box.bottom > button.top && box.top < button.bottom;
  for (const texts of document.querySelectorAll<HTMLElement>('#visitor-question :is(h2, p)')) {
    if (isUnderButton(texts.getBoundingClientRect())) {
      problems.push(`under the chat's button: ${nameOf(texts)}`);
    }
  }
  const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
  for (const { control, box } of boxes) {
    // The skip link comes into the window only once it has the focus.
    if (control.matches('[aria-controls="chat-panel"], [href="#main"], .sr-only, .sr-only *')) {
      continue;
    }
    if (isUnderButton(box)) {
      problems.push(`under the chat's button: ${nameOf(control)}`);
    }

    control.focus();
    const focused = control.getBoundingClientRect();
    const points = [
      [focused.left + 2, focused.top + 2],
      [focused.right - 2, focused.bottom - 2],
    ] as const;
    // A control higher than the room between header and banner cannot be seen whole. In a `textarea`, browsers show only the caret's line.
    if (document.activeElement !== control || control.matches('textarea') || focused.height > room) {
      continue;
    }
    for (const [x, y] of points) {
      const top = document.elementFromPoint(x, y);
      const cover = top?.closest('header, #visitor-question, [aria-controls="chat-panel"]');
      if (!top || (cover && !cover.contains(control))) {
        problems.push(`focused under ${cover?.id || cover?.localName || 'the edge'}: ${nameOf(control)}`);
      }
    }
  }
  return [...new Set(problems)];
}
