import axe, { type RunOnly } from 'axe-core';
import type { Page } from 'playwright/test';

/** What a page is held to. */
export const ALL_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules that see colours: all that a scheme can change. */
export const COLOR_RULES: RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** What the rules of colours look at, in the page; `judged` is what they have seen there already. */
interface ColoredPage {
  axe: typeof axe;
  judgedLooks?: Set<string>;
}

/**
 * Runs in the page. One element for each look that text has there, and that was not judged before: a look is the colours,
 * grounds and sizes of a text and of all it stands in, on which alone these rules decide, and on which they spend most of
 * their time where a page repeats them by the hundred.
 */
function newLooks(): Element[] {
  const page = window as unknown as ColoredPage;
  const judged = (page.judgedLooks ??= new Set());
  const known = new Map<Element, string>();
  const lookOf = (element: Element | null): string => {
    if (!element) return '';
    const before = known.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const look = [
      lookOf(element.parentElement),
      style.color,
      style.background,
      style.fontSize,
      style.fontWeight,
      style.opacity,
      style.filter,
      style.mixBlendMode,
      style.textShadow,
      style.textDecoration,
      style.borderBottom,
      style.position,
    ].join(';');
    known.set(element, look);
    return look;
  };
  // A single character and mere punctuation are nothing that these rules decide on.
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node instanceof Text && /[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(node.data),
    );
  return [...document.body.querySelectorAll('*')].filter((element) => {
    if (!element.matches('a[href], input') && !hasText(element)) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const parent = element.parentElement;
    // Between a link in a sentence and one that stands alone, a rule decides otherwise.
    const look = [
      element.tagName,
      element.className,
      parent?.className,
      parent && hasText(parent),
      lookOf(element),
    ].join(';');
    if (judged.has(look)) return false;
    judged.add(look);
    return true;
  });
}

/** What axe finds in a page, one line for each element; of colours, what it has not said of this page before. */
export async function violationsOf(page: Page, runOnly: RunOnly): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const looksAtColors = runOnly === ALL_RULES || runOnly === COLOR_RULES;
  const looks = looksAtColors ? await page.evaluateHandle(newLooks) : null;
  const violations = await page.evaluate(
    async ({ others, colors, include }) => {
      const { axe: engine } = window as unknown as ColoredPage;
      // To describe what passes takes as long as to check it.
      const resultTypes: ['violations'] = ['violations'];
      const rules = Object.fromEntries(colors.values.map((id) => [id, { enabled: false }]));
      const results = [
        others && (await engine.run({ runOnly: others, rules, resultTypes })),
        include?.length && (await engine.run({ include }, { runOnly: colors, resultTypes })),
      ];
      return results.flatMap((result) => (result ? result.violations : []));
    },
    { others: runOnly === COLOR_RULES ? null : runOnly, colors: COLOR_RULES, include: looks },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** What axe finds in a state of a page in its scheme, and of colours in the other, to which the page follows the system. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const theme = await page.locator('html').getAttribute('data-theme');
  const found = await violationsOf(page, ALL_RULES);
  await followSystem(page, theme === 'dark' ? 'light' : 'dark');
  return [...found, ...(await violationsOf(page, COLOR_RULES))];
}

/** Switches the system's scheme, and waits for the page to follow. */
export async function followSystem(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.locator(`html[data-theme=${scheme}]`).waitFor({ state: 'attached' });
}
