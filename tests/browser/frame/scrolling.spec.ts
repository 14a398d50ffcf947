import type { Page, Route } from 'playwright/test';
import { expect, NAMES, ON_DESKTOP, test } from '../../support/frameSite';
import { inLanguage, languages } from '../../support/pages';

const LATE_IMAGES = /\/late-\d\.svg$/;

for (const language of languages) {
  const names = NAMES[language];
  const at = (route: string) => inLanguage(language, route);

  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  /** Scrolls, and waits for the page to react. */
  const scrollTo = (page: Page, y: number) =>
    page.evaluate(
      (top) =>
        new Promise((resolve) => {
          window.addEventListener('scroll', resolve, { once: true });
          window.scrollTo({ top, behavior: 'instant' });
        }).then(() => undefined),
      y,
    );

  /** The lower edge of the fixed bars. */
  const barsEnd = (page: Page) =>
    page.evaluate(() => {
      const at = (y: number) => document.elementFromPoint(window.innerWidth / 2, y);
      let y = 0;
      while (y < window.innerHeight && !at(y)?.closest('main')) y += 1;
      return y;
    });

  /**
   * Removes the image sizes that the build has set, and disables scroll anchoring, which not all browsers have; holds
   * image requests until continued.
   */
  async function holdImages(page: Page): Promise<() => Promise<void>> {
    const held: Route[] = [];
    // The site's policy blocks style tags.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'html { overflow-anchor: none } main img { width: auto; height: auto; aspect-ratio: auto }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    await page.route(LATE_IMAGES, (route) => {
      held.push(route);
    });
    return async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await Promise.all(held.map((route) => route.continue()));
    };
  }

  const imagesShown = (page: Page) =>
    expect
      .poll(() =>
        page
          .getByRole('main')
          .locator('img')
          .evaluateAll((images: HTMLImageElement[]) =>
            images.every((image) => image.complete && image.naturalHeight > 0),
          ),
      )
      .toBe(true);

  test.describe(`scrolling in ${language}`, () => {
    test.use({ locale: language });

    test(
      'a new page starts at its top, and back restores the position',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(at('/guide/long'));
        await scrollTo(page, 4321);
        await page.evaluate(() => {
          document.querySelector<HTMLAnchorElement>('footer a[rel="next"]')?.click();
        });
        await expect(site.heading).toHaveText(names.images);
        expect(await scrollY(page)).toBe(0);
        await page.goBack();
        await expect(site.heading).toHaveText(names.long);
        await expect.poll(() => scrollY(page)).toBe(4321);
        await page.goForward();
        await expect(site.heading).toHaveText(names.images);
        await expect.poll(() => scrollY(page)).toBe(0);
      },
    );

    test(
      'a reload keeps the position, and back works after it',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(at('/guide/long'));
        await scrollTo(page, 1234);
        await page.evaluate(() => {
          window.location.hash = 'section-20';
        });
        await expect.poll(() => scrollY(page)).not.toBe(1234);
        await scrollTo(page, 3456);
        await site.reload();
        await expect.poll(() => scrollY(page)).toBe(3456);
        await page.goBack();
        await expect.poll(() => scrollY(page)).toBe(1234);
      },
    );

    test('a link to a heading of another page scrolls below the bars, and stays there while images load', async ({
      page,
      site,
    }) => {
      await site.open(at('/guide/introduction'));
      const release = await holdImages(page);
      await page.getByRole('main').getByRole('link', { name: names.afterImages }).click();
      const heading = page.getByRole('heading', { name: names.afterImages });
      const top = async () => (await heading.boundingBox())?.y ?? 0;
      await expect.poll(top).toBeLessThan(200);
      const landed = await top();
      expect(landed).toBeGreaterThanOrEqual(await barsEnd(page));
      const before = await scrollY(page);
      await release();
      await imagesShown(page);
      await expect.poll(() => scrollY(page)).toBeGreaterThan(before + 100);
      await expect.poll(async () => Math.abs((await top()) - landed)).toBeLessThan(2);
    });

    test(
      "images that load late don't scroll a user back who has scrolled on",
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(at('/guide/introduction'));
        const release = await holdImages(page);
        await page.getByRole('main').getByRole('link', { name: names.afterImages }).click();
        const heading = page.getByRole('heading', { name: names.afterImages });
        const top = async () => (await heading.boundingBox())?.y ?? 0;
        await expect.poll(top).toBeLessThan(200);
        await scrollTo(page, 0);
        await release();
        await imagesShown(page);
        expect(await scrollY(page)).toBe(0);
      },
    );

    test('a link to the current page scrolls to its top', ON_DESKTOP, async ({ page, site }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await site.open(at('/guide/long'));
      await scrollTo(page, 2000);
      await site.sidebar.getByRole('link', { name: names.long }).click();
      await expect.poll(() => scrollY(page)).toBe(0);
    });

    test(
      'a new page moves focus to its target heading, which screen readers then announce',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(at('/guide/introduction'));
        await page.getByRole('main').getByRole('link', { name: names.afterImages }).press('Enter');
        await expect(site.heading).toHaveText(names.images);
        await expect(page.getByRole('heading', { name: names.afterImages })).toBeFocused();
      },
    );
  });
}
