import type { Locator, Page } from 'playwright/test';
import { test } from '../../support/fixtureSite';
import { label } from '../../support/labels';
import { inLanguage, languages } from '../../support/pages';
import { expect } from '../../support/test';

/** The block with a title. */
const blockOf = (page: Page, title: string): Locator =>
  page.locator('[data-titled]').filter({ has: page.getByText(title, { exact: true }) });

/** Number of text fragments of a block, scrolled to its end, that are covered by a button. */
function hiddenAtEnd(block: Element): number {
  const code = block.querySelector('pre > code');
  if (!code?.parentElement) throw new Error('The block has no code.');
  code.parentElement.scrollLeft = code.scrollWidth;
  const text = document.createRange();
  text.selectNodeContents(code);
  const buttons = [...block.querySelectorAll('button')].map((button) =>
    button.getBoundingClientRect(),
  );
  return [...text.getClientRects()].filter((piece) =>
    buttons.some(
      ({ left, right, top, bottom }) =>
        piece.left < right && piece.right > left && piece.top < bottom && piece.bottom > top,
    ),
  ).length;
}

const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const language of languages) {
  const route = inLanguage(language, '/prose/code');
  const copyButton = (block: Locator) =>
    block.getByRole('button', { name: label(language, 'code.copy') });

  test.describe(`code blocks in ${language}`, () => {
    test.use({
      locale: language,
      // Other browsers don't have these permissions.
      permissions: async ({ browserName }, use) => {
        await use(browserName === 'chromium' ? ['clipboard-read', 'clipboard-write'] : []);
      },
    });

    test('the copied text of a block can be pasted into a file or terminal', async ({
      page,
      site,
    }) => {
      await site.open(route);
      for (const [title, pasted] of [
        ['diff.ts', 'const port = 8080;\nexport { port };'],
        ['change.diff', 'keep\nnew'],
        ['prompts.sh', 'npm create \\\n  rsbuild@1\nnpm run dev'],
        ['focus.ts', 'const around = 1;\nconst point = 2;\nexport { around, point };'],
        ['numbers.js', 'const first = 1;\nconst second = 2;\nconst third = 3;'],
      ] as const) {
        await copyButton(blockOf(page, title)).click();
        await expect.poll(() => clipboardOf(page), title).toBe(pasted);
      }
    });

    test('a copy is confirmed for 2000 ms', async ({ page, site }) => {
      await page.clock.install();
      await site.open(route);
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const block = blockOf(page, 'diff.ts');
      const copied = block.getByRole('status');
      await copyButton(block).click();
      await expect(copied).toHaveText(label(language, 'code.copied'));
      await page.clock.runFor(1900);
      await expect(copied).toHaveText(label(language, 'code.copied'));
      await page.clock.runFor(200);
      await expect(copied).toHaveText('');
    });

    test('a refused copy can be made by hand', async ({ page, site }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      });
      await site.open(route);
      const prompted = new Promise<[string, string]>((resolve) => {
        page.once('dialog', (dialog) => {
          resolve([dialog.message(), dialog.defaultValue()]);
          void dialog.dismiss();
        });
      });
      await copyButton(blockOf(page, 'diff.ts')).click();
      expect(await prompted).toEqual([
        label(language, 'code.copyPrompt', { key: 'Ctrl+C' }),
        'const port = 8080;\nexport { port };',
      ]);
    });

    test('a long line scrolls inside its block, also by keyboard, and wraps on demand', async ({
      page,
      site,
    }) => {
      await site.open(route);
      const block = blockOf(page, 'long.sh');
      const code = block.locator('pre');
      const overflow = () =>
        code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(await overflow()).toBeGreaterThan(0);
      await copyButton(block).focus();
      await page.keyboard.press('Tab');
      await expect(code).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
      const wrap = block.getByRole('button', { name: label(language, 'code.wrap') });
      await expect(wrap).toHaveAttribute('aria-pressed', 'false');
      await wrap.click();
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
      expect(await overflow()).toBe(0);
    });

    test.describe('on touch screens', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

      test('a line longer than the screen can be read to its end next to the buttons', async ({
        page,
        site,
      }) => {
        await site.open(route);
        const block = page.locator('[data-code]').filter({ hasText: '"private"' });
        const wrap = block.getByRole('button', { name: label(language, 'code.wrap') });
        await expect(wrap).toBeVisible();
        await wrap.scrollIntoViewIfNeeded();
        expect(await block.evaluate(hiddenAtEnd)).toBe(0);
        await wrap.click();
        await expect(wrap).toHaveAttribute('aria-pressed', 'true');
        expect(await block.evaluate(hiddenAtEnd)).toBe(0);
      });
    });

    test('a code fence can enable wrapping', async ({ page, site }) => {
      await site.open(route);
      const block = blockOf(page, 'wrapped.sh');
      await expect(
        block.getByRole('button', { name: label(language, 'code.wrap'), pressed: true }),
      ).toBeVisible();
      const code = block.locator('pre');
      expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    });

    test('a long block expands and collapses by keyboard', async ({ page, site }) => {
      await site.open(route);
      const block = blockOf(page, 'folded.ts');
      const height = () => block.evaluate((element) => element.clientHeight);
      const folded = await height();
      await block.getByText(label(language, 'code.showAll', { lines: '60' })).focus();
      await block.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(block.getByText(label(language, 'code.showLess'))).toBeVisible();
      expect(await height()).toBeGreaterThan(2 * folded);
      await page.keyboard.press('Enter');
      await expect.poll(height).toBe(folded);
    });

    test("an article is a single element for React, which doesn't hydrate its content", async ({
      page,
      site,
    }) => {
      await site.open(route);
      const [isOwn, inside, all] = await page.locator('article').evaluate((article) => {
        const isReacts = (element: Element) =>
          Object.keys(element).some((key) => key.startsWith('__reactFiber'));
        const elements = [...article.querySelectorAll('*')];
        return [isReacts(article), elements.filter(isReacts).length, elements.length];
      });
      expect(isOwn).toBe(true);
      expect(inside).toBe(0);
      expect(all).toBeGreaterThan(0);
    });
  });
}
