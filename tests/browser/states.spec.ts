import type { Page } from 'playwright/test';
import type { Language } from '@config/site';
import { violationsInBothSchemes } from '../support/axe';
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { type SitePage } from '../support/SitePage';
import { expect, test } from '../support/test';

const TARGET = '/config/server/port';

/**
 * States after user actions or a lost connection. `every-page.spec.ts` visits pages at rest, `search.spec.ts` covers
 * search.
 */
interface State {
  route: string;
  enter: (page: Page, site: SitePage, language: Language) => Promise<void>;
}

const STATES: Record<string, State> = {
  'an image in full': {
    route: '/guide/start/',
    enter: async (page) => {
      const zoom = page.locator('main img:not(a img)').first();
      await expect(async () => {
        await zoom.click();
        await expect(page.locator('.medium-zoom-image--opened')).toBeVisible({ timeout: 3000 });
      }).toPass();
      await expect(page.locator('.medium-zoom-image--opened')).toHaveAttribute('aria-hidden');
    },
  },
  'long code, unfolded': {
    route: '/plugins/dev/core',
    enter: async (page) => {
      const fold = page.locator('main details:has(> summary)').first();
      await fold.locator('summary').click();
      await expect(fold).toHaveAttribute('open');
    },
  },
  'a filter that finds nothing': {
    route: '/config/',
    enter: async (page, _site, language) => {
      await page
        .getByRole('searchbox', { name: label(language, 'overview.filterLabel') })
        .fill('zzqqxx');
      await expect(page.getByText(label(language, 'overview.filterNoResult'))).toBeVisible();
    },
  },
  'a page that did not load': {
    route: TARGET,
    enter: async (page, site, language) => {
      await page.context().setOffline(true);
      await site.pagination.getByRole('link').first().click();
      const notice = page.getByRole('alert').filter({ hasText: label(language, 'failure.notice') });
      await expect(notice).toBeVisible();
    },
  },
  'the news of the landing page': {
    route: '/',
    enter: async (page, _site, language) => {
      const news = page.getByRole('complementary', { name: label(language, 'announcement.label') });
      await expect(news).toBeVisible();
    },
  },
};

test.use({
  allowedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Loading (?:CSS )?chunk|ChunkLoadError/],
});

for (const language of languages) {
  test.describe(`accessible in both schemes in ${language}`, () => {
    test.use({ locale: language });

    for (const [name, { route, enter }] of Object.entries(STATES)) {
      test(name, async ({ page, site }) => {
        await site.open(inLanguage(language, route));
        await enter(page, site, language);
        expect(await violationsInBothSchemes(page)).toEqual([]);
      });
    }
  });
}
