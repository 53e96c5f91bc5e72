import { expect } from 'playwright/test';
import { test } from '../test.ts';

const paths = ['/privacy-policy', '/terms-of-service', '/cookie-policy', '/legal-notice', '/accessibility'];

test.use({ viewport: { width: 1440, height: 900 } });

// The measure is a rule of the style sheet; words play no part.
test('the legal texts set their lines at 68 characters at most', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    const characters = await page.locator('main section[id] p').evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => {
        const ruler = document.createElement('span');
        ruler.textContent = '0';
        ruler.style.position = 'absolute';
        paragraph.append(ruler);
        const { width } = ruler.getBoundingClientRect();
        ruler.remove();
        return paragraph.getBoundingClientRect().width / width;
      }),
    );
    expect(Math.max(...characters), path).toBeLessThanOrEqual(68);
  }
});
