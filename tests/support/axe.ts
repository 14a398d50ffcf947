import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** What a page is held to. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that see colours: all that a scheme can change. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** axe for a page. Legacy mode runs it in the page itself, which has no frames of other hosts. */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true);

/** What axe finds, one line for each element. */
export async function violationsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}
