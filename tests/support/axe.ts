import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import type { Page } from 'playwright/test';

/** Minified, because each page loads it again. */
const AXE_SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The rules that every page passes. */
export const ALL_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** All rules except `target-size`, the only one tagged `wcag22aa`: it takes longer than the others together. */
export const MOST_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
};

/** The rules about colors, the only ones whose result depends on the scheme. */
export const COLOR_RULES: RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** Marks the elements whose colors axe checks. */
const NEW_LOOK = 'data-new-look';

/** The looks that axe has checked in a tab, across all its pages. */
const judgedIn = new WeakMap<Page, Set<string>>();

/**
 * Runs in the page. Marks one element for each look of text that wasn't checked before. A look is the colors, backgrounds
 * and sizes of a text and of its ancestors: the color rules depend on nothing else, and spend most of their time on pages
 * that repeat a look by the hundred.
 * @returns a hash of each marked look
 */
function markNewLooks({ judged, mark }: { judged: string[]; mark: string }): string[] {
  const seen = new Set(judged);
  const hash = (text: string): string => {
    let [first, second] = [0x811c9dc5, 0x9e3779b9];
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      first = Math.imul(first ^ code, 0x01000193);
      second = Math.imul(second + code, 0x85ebca6b) ^ (second >>> 13);
    }
    return `${first >>> 0}.${second >>> 0}`;
  };
  const known = new Map<Element, string>();
  const lookOf = (element: Element | null): string => {
    if (!element) return '';
    const before = known.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const look = hash(
      [
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
      ].join(';'),
    );
    known.set(element, look);
    return look;
  };
  // These rules don't apply to single characters and punctuation.
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node instanceof Text && /[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(node.data),
    );
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    element.removeAttribute(mark);
    if (!element.matches('a[href], input') && !hasText(element)) return [];
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const parent = element.parentElement;
    // A rule distinguishes links in sentences from standalone ones.
    const look = hash(
      [
        element.tagName,
        element.className,
        parent?.className,
        parent && hasText(parent),
        lookOf(element),
      ].join(';'),
    );
    if (seen.has(look)) return [];
    seen.add(look);
    element.setAttribute(mark, '');
    return [look];
  });
}

/** Loads axe into a page, with its color rules limited to marked elements. One run for all rules shares what axe measures. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(AXE_SOURCE);
  await page.evaluate((mark) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    engine.configure({
      rules: [
        { id: 'color-contrast', selector: `[${mark}]` },
        { id: 'link-in-text-block', selector: `a[href][${mark}], [role=link][${mark}]` },
      ],
    });
  }, NEW_LOOK);
}

/** axe's violations on a page, one line per element. Each look of text is checked once per tab. */
export async function violationsOf(page: Page, runOnly: RunOnly): Promise<string[]> {
  await loadAxe(page);
  if (runOnly === ALL_RULES || runOnly === MOST_RULES || runOnly === COLOR_RULES) {
    const judged = judgedIn.get(page) ?? new Set();
    judgedIn.set(page, judged);
    const looks = await page.evaluate(markNewLooks, { judged: [...judged], mark: NEW_LOOK });
    if (runOnly === COLOR_RULES && looks.length === 0) return [];
    for (const look of looks) judged.add(look);
  }
  const violations = await page.evaluate(async (only) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const nextFrame = () => new Promise(requestAnimationFrame);
    // A scroll container becomes a region once its size is observed, at the end of a frame.
    await nextFrame();
    await nextFrame();
    // Describing passes takes as long as checking them.
    return (await engine.run({ runOnly: only, resultTypes: ['violations'] })).violations;
  }, runOnly);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** axe's violations in a page's current scheme, plus color violations in the other, switched by the system. */
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
