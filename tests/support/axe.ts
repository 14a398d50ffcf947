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

/** What axe finds in a page, one line for each element. */
export async function violationsOf(page: Page, runOnly: RunOnly): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (only) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    // To describe what passes takes as long as to check it.
    return (await engine.run({ runOnly: only, resultTypes: ['violations'] })).violations;
  }, runOnly);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** What axe finds in a state of a page in its scheme, and of colours in the other, to which the page follows the system. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const theme = await page.locator('html').getAttribute('data-theme');
  const other = theme === 'dark' ? 'light' : 'dark';
  const found = await violationsOf(page, ALL_RULES);
  await page.emulateMedia({ colorScheme: other });
  await page.locator(`html[data-theme=${other}]`).waitFor({ state: 'attached' });
  return [...found, ...(await violationsOf(page, COLOR_RULES))];
}
