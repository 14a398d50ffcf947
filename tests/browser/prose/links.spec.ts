import { test } from '../../support/fixtureSite';
import { label } from '../../support/labels';
import { inLanguage, languages } from '../../support/pages';
import { expect } from '../../support/test';

for (const language of languages) {
  const at = (route: string) => inLanguage(language, route);

  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('external links open a new tab, and announce it', async ({ page, site }) => {
      await site.open(at('/prose/links'));
      for (const href of ['https://example.com', 'mailto:reader@example.com', 'tel:+100']) {
        const link = page.getByRole('main').locator(`a[href="${href}"]`);
        await expect(link, href).toHaveAttribute('target', '_blank');
        await expect(link, href).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(link, href).toHaveAccessibleName(
          new RegExp(`${label(language, 'content.opensNewTab').replace(/[()]/g, '\\$&')}$`),
        );
      }
    });

    test('a page of the site is preloaded on hover and on focus', async ({ page, site }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/articles/')) fetched.push(request.url());
      });
      await site.open(at('/prose/links'));
      await page.waitForLoadState('networkidle');
      fetched.length = 0;
      await page.getByRole('main').locator('li a[href*="/headings"]').first().hover();
      await expect.poll(() => fetched.length).toBeGreaterThan(0);
    });

    test('a heading has a link to itself', async ({ page, site }) => {
      await site.open(at('/prose/headings'));
      const heading = page.locator('#own-id');
      const name = (await heading.textContent()) ?? '';
      await page
        .getByRole('link', { name: label(language, 'doc.headingAnchor', { heading: name }) })
        .click();
      await expect(page).toHaveURL(/#own-id$/);
      await expect(heading).toBeInViewport();
    });
  });
}
