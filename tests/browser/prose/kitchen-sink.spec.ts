import { violationsInBothSchemes } from '../../support/axe';
import { expectSoundAtEverySize, expectSoundIn, lookOf } from '../../support/everySize';
import { fixtureRoutes, test } from '../../support/fixtureSite';
import { inLanguage, languageOf, languages } from '../../support/pages';
import { expect, ON_SWEEP } from '../../support/test';

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    for (const route of fixtureRoutes().filter((built) => languageOf(built) === language)) {
      const look = lookOf(route);

      test(`${route} fits its window and is accessible on a ${look.device} in ${look.scheme}`, async ({
        page,
        site,
      }) => {
        await expectSoundIn(page, look, async () => {
          await site.open(route);
        });
      });

      test(
        `${route} fits its window and is accessible at every size in both schemes`,
        ON_SWEEP,
        async ({ page, site }) => {
          await expectSoundAtEverySize(page, async () => {
            await site.open(route);
          });
        },
      );
    }

    test.describe('on a touch screen', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

      test('a popover opened by a tap is accessible, in both schemes', async ({ page, site }) => {
        await site.open(inLanguage(language, '/prose/floating'));
        await page.locator('.rspress-doc').getByRole('button').last().tap();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violationsInBothSchemes(page)).toEqual([]);
      });
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'en' });

  test('every tab panel is visible, under its label', async ({ page }) => {
    await page.goto('/prose/tabs');
    for (const text of ['The React way.', 'The Vue way.', 'The Svelte way.']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByText('pnpm add -D @rsbuild/core')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('code can be read and expanded, and has no buttons that do nothing', async ({ page }) => {
    await page.goto('/prose/code');
    const block = page.locator('[data-titled]', { hasText: 'folded.ts' });
    await expect(block.getByRole('button')).toHaveCount(0);
    await block.getByText('Show all 60 lines').click();
    await expect(block.getByText('value60')).toBeInViewport();
  });

  test('images keep their space, without zoom', async ({ page }) => {
    await page.goto('/prose/images');
    const image = page.getByRole('img', { name: 'A flow from a circle to a square' });
    await expect(image).toHaveAttribute('height', '320');
    await expect(page.getByRole('button', { name: /A flow/ })).toHaveCount(0);
  });
});

test.describe('in print', () => {
  test.use({ locale: 'en' });

  test('nothing is cut off or missing', async ({ page, site }) => {
    await site.open('/prose/code');
    await page.emulateMedia({ media: 'print' });
    const cut = await page
      .locator('pre')
      .evaluateAll((blocks) =>
        blocks.filter(
          (block) =>
            block.scrollHeight > block.clientHeight + 1 ||
            block.scrollWidth > block.clientWidth + 1,
        ),
      );
    expect(cut).toEqual([]);
    await site.open('/prose/tabs');
    for (const text of ['The React way.', 'The Vue way.', 'The Svelte way.']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await site.open('/prose/containers');
    await expect(page.getByText('Inside the fold.')).toBeVisible();
  });
});
