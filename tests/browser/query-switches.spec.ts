import type { Locator } from 'playwright/test';
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import type { SitePage } from '../support/SitePage';
import { expect, test } from '../support/test';

const PAGE = '/guide/start/quick-start';

/** specification §2: the parts of a page that `?part=0` hides; `globalUIComponents` is tested in versions.spec.ts. */
const PARTS = ['navbar', 'sidebar', 'outline', 'footer'] as const;

type Part = (typeof PARTS)[number];

for (const language of languages) {
  /** The visible form of each part: on a phone, sidebar and outline are behind a button. */
  const partsOf = (site: SitePage): Record<Part, Locator> => {
    const opener = (name: string) => site.page.getByRole('button', { name, exact: true });
    return {
      navbar: site.page.getByRole('banner'),
      sidebar: site.isPhone ? opener(label(language, 'sidebar.menu')) : site.sidebar,
      outline: site.isPhone ? opener(label(language, 'outline.title')) : site.outline,
      footer: site.pagination,
    };
  };

  test.describe(`query switches in ${language}`, () => {
    test.use({ locale: language });

    test('without a switch, every part is visible', async ({ site }) => {
      await site.open(inLanguage(language, PAGE));
      for (const part of Object.values(partsOf(site))) await expect(part).toBeVisible();
    });

    for (const hidden of PARTS) {
      test(`${hidden}=0 hides only that part`, async ({ site }) => {
        await site.open(`${inLanguage(language, PAGE)}?${hidden}=0`);
        await expect(site.heading).toBeVisible();
        for (const [name, part] of Object.entries(partsOf(site))) {
          if (name === hidden) await expect(part, name).toBeHidden();
          else await expect(part, name).toBeVisible();
        }
      });
    }
  });
}
