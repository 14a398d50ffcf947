import type { Page } from 'playwright/test';
import { LANGUAGES } from '@config/site';
import { violationsInBothSchemes, violationsOf } from '../support/axe';
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { urlOf } from '../support/SitePage';
import { expect, ON_DESKTOP, test } from '../support/test';

/** Pages that together contain every kind of content. */
const SAMPLES = ['/', '/guide/start/quick-start', '/config/', '/config/server/port'];

const TARGET = '/config/server/port';

/** WCAG 1.4.12: text spacing that must not lose content. */
const TEXT_SPACING = `
  * { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }
  p { margin-block-end: 2em }`;

/** WCAG 1.4.4: text at 200 %. */
const LARGE_TEXT = ':root { font-size: 200% }';

/** Adds a user stylesheet; the site's policy would block a style tag. */
const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Lost content: a page that scrolls sideways, or text that is cut off. */
const losses = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const sideways = root.scrollWidth > root.clientWidth ? [`sideways: ${root.scrollWidth}`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('header *, main *')].filter(
      (element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isShown =
          element.clientHeight > 1 && clipPath === 'none' && element.checkVisibility();
        const isText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        return (
          isShown &&
          isText &&
          ((hides(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
            (hides(overflowX) && element.scrollWidth > element.clientWidth + 2))
        );
      },
    );
    return [...sideways, ...cut.map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });

for (const language of languages) {
  const at = (route: string) => inLanguage(language, route);
  const text = (...args: Parameters<typeof label> extends [unknown, ...infer R] ? R : never) =>
    label(language, ...args);

  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    // Phones have no Tab key.
    test.describe('by keyboard only', ON_DESKTOP, () => {
      test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

      test('a user finds an option, reads it in the other language, copies its sample, and returns', async ({
        page,
        site,
      }) => {
        const other = LANGUAGES.find(({ lang }) => lang !== language) ?? LANGUAGES[0];
        await site.open(at('/guide/start/'));
        await page.keyboard.press('/');
        await page.getByRole('combobox').fill('server.port');
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(urlOf(at(TARGET)));
        await expect(site.heading).toBeFocused();

        await page.getByRole('button', { name: text('nav.language') }).focus();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press(other === LANGUAGES[0] ? 'Home' : 'End');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(urlOf(inLanguage(other.lang, TARGET)));
        await expect(site.heading).toBeFocused();
        await expect(page.locator('html')).toHaveAttribute('lang', other.lang);

        const copy = page
          .getByRole('main')
          .getByRole('button', { name: label(other.lang, 'code.copy') })
          .first();
        for (let presses = 0; presses < 40; presses += 1) {
          await page.keyboard.press('Tab');
          if (await copy.evaluate((button) => button === document.activeElement)) break;
        }
        await expect(copy).toBeFocused();
        await page.keyboard.press('Enter');
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied.trim()).not.toBe('');

        await page.goBack();
        await expect(page).toHaveURL(urlOf(at(TARGET)));
        await page.goBack();
        await expect(page).toHaveURL(urlOf(at('/guide/start/')));
        await expect(site.heading).toBeFocused();
      });
    });

    test('no content is lost with the text spacing of WCAG 1.4.12 or with text at 200 %', async ({
      page,
      site,
    }) => {
      for (const route of SAMPLES) {
        await site.open(at(route));
        await restyle(page, TEXT_SPACING);
        expect(await losses(page), `${route}, text spacing`).toEqual([]);
        await restyle(page, LARGE_TEXT);
        expect(await losses(page), `${route}, large text`).toEqual([]);
      }
    });

    test(
      'code is marked as English on pages in other languages',
      ON_DESKTOP,
      async ({ page, site }) => {
        for (const route of SAMPLES) {
          await site.open(at(route));
          const unmarked = await page.locator('main code').evaluateAll((codes) =>
            codes
              .filter((code) => !/\p{Script=Han}/u.test(code.textContent))
              .filter((code) => code.closest('[lang]')?.getAttribute('lang') !== 'en')
              .map((code) => code.outerHTML.slice(0, 80)),
          );
          expect(unmarked, route).toEqual([]);
        }
      },
    );

    test('every target is 24 px or has enough space around it', async ({ page, site }) => {
      const rule = { type: 'rule' as const, values: ['target-size'] };
      for (const route of SAMPLES) {
        await site.open(at(route));
        expect(await violationsOf(page, rule), route).toEqual([]);
      }
    });

    test('at 400 % zoom no bar covers the focused element', ON_DESKTOP, async ({ page, site }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await site.open(at(TARGET));
      await page.getByRole('main').locator('a').first().focus();
      for (let stops = 0; stops < 12; stops += 1) {
        await page.keyboard.press('Tab');
        const isOnTop = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return true;
          // One visible point of any of its lines is enough: WCAG 2.4.11 forbids only elements that are entirely
          // hidden.
          const parts = [1 / 4, 1 / 2, 3 / 4];
          return [...focused.getClientRects()].some(({ left, top, width, height }) =>
            parts.some((x) =>
              parts.some((y) => {
                const found = document.elementFromPoint(left + width * x, top + height * y);
                return found !== null && focused.contains(found);
              }),
            ),
          );
        });
        expect(isOnTop, `stop ${String(stops)}`).toBe(true);
      }
    });

    test(
      'in forced colors focus is visible, and selected tabs differ from others',
      ON_DESKTOP,
      async ({ page, site }) => {
        await page.emulateMedia({ forcedColors: 'active' });
        await site.open(at('/guide/start/quick-start'));
        for (let stops = 0; stops < 5; stops += 1) {
          await page.keyboard.press('Tab');
          await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');
        }
        const look = (tab: number) =>
          page
            .getByRole('tab')
            .nth(tab)
            .evaluate((element) => {
              const { borderBlockEnd, backgroundColor, color, fontWeight } =
                getComputedStyle(element);
              return [borderBlockEnd, backgroundColor, color, fontWeight].join();
            });
        expect(await look(0)).not.toBe(await look(1));
      },
    );

    test('menus, drawers, and messages are accessible while open', async ({ page, site }) => {
      await site.open(at(TARGET));
      const openers = site.isPhone
        ? [text('nav.openMenu'), text('sidebar.menu'), text('outline.title')]
        : [text('nav.language'), `${text('nav.version')} 1.x`, text('nav.siblingTools')];
      for (const name of openers) {
        const opener = page.getByRole('button', { name, exact: true }).first();
        await opener.click();
        expect(await violationsInBothSchemes(page), name).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  });
}
