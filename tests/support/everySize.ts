import type { RunOnly } from 'axe-core';
import type { Page } from 'playwright/test';
import { ALL_RULES, COLOR_RULES, followSystem, MOST_RULES, violationsOf } from './axe';
import { englishRoute, languageOf, languages } from './pages';
import { hashOf } from '../../scripts/test/sample';
import { expect } from './test';

/** Viewport widths in CSS pixels; layout.spec.ts tests every width on a few pages. */
const WIDTHS = { laptop: 1440, tablet: 768, phone: 320 } as const;

/** The viewport height of a small laptop, in CSS pixels. */
const HEIGHT = 800;

type Scheme = 'light' | 'dark';

/** A screen and a color scheme to look at a page with. */
export interface Look {
  device: keyof typeof WIDTHS;
  scheme: Scheme;
  /** The rules of axe to check; undefined: none. */
  rules: RunOnly | undefined;
}

/** The look that the sweep starts with. */
const FULL_LOOK: Look = { device: 'laptop', scheme: 'light', rules: ALL_RULES };

const DEVICES = Object.keys(WIDTHS) as Look['device'][];

/** The daily suite checks one in this many pages with axe, which takes twice as long as the rest of a visit. */
const CHECKED_BY_AXE = 8;

/** Of the pages that axe checks daily, every second one is checked by every rule. */
const RULES = [ALL_RULES, MOST_RULES] as const;

const LOOKS: readonly Look[] = RULES.flatMap((rules) =>
  DEVICES.flatMap((device): Look[] => [
    { device, scheme: 'light', rules },
    { device, scheme: 'dark', rules },
  ]),
);

/** The one look in which the daily suite visits a page: the same on each run, spread evenly over all pages. */
export function lookOf(route: string): Look {
  return LOOKS[hashOf(route) % LOOKS.length] ?? FULL_LOOK;
}

/**
 * The look of a page of the site. axe checks a page in one of its languages, because these have the same structure, and
 * daily only a sample of the pages.
 */
export function lookOfTranslated(route: string): Look {
  // The remainder chooses the look.
  const hash = Math.floor(hashOf(englishRoute(route)) / LOOKS.length);
  const isChecked = languages[hash % (languages.length * CHECKED_BY_AXE)] === languageOf(route);
  return isChecked ? lookOf(route) : { ...lookOf(route), rules: undefined };
}

const resize = (page: Page, device: Look['device']) =>
  page.setViewportSize({ width: WIDTHS[device], height: HEIGHT });

async function expectNoOverflow(page: Page, device: Look['device']): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
  expect(overflow, `pixels beyond the right edge on a ${device}`).toBe(0);
}

/** Opens a page with `open` in one look, and checks that it fits there and that axe finds nothing. */
export async function expectSoundIn(
  page: Page,
  { device, scheme, rules }: Look,
  open: () => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await resize(page, device);
  await open();
  await expectNoOverflow(page, device);
  if (rules) expect(await violationsOf(page, rules), `on a ${device} in ${scheme}`).toEqual([]);
}

/** Opens a page with `open`, and checks that it fits and is accessible on every screen, in both schemes. */
export async function expectSoundAtEverySize(page: Page, open: () => Promise<void>): Promise<void> {
  await expectSoundIn(page, FULL_LOOK, open);
  await followSystem(page, 'dark');
  expect(await violationsOf(page, COLOR_RULES), `on a ${FULL_LOOK.device} in dark`).toEqual([]);
  for (const device of DEVICES.filter((one) => one !== FULL_LOOK.device)) {
    await followSystem(page, 'light');
    await resize(page, device);
    await expectNoOverflow(page, device);
    expect(await violationsOf(page, ALL_RULES), `on a ${device} in light`).toEqual([]);
    await followSystem(page, 'dark');
    expect(await violationsOf(page, COLOR_RULES), `on a ${device} in dark`).toEqual([]);
  }
}
