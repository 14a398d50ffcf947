import type { Page } from 'playwright/test';
import { ALL_RULES, COLOR_RULES, followSystem, violationsOf } from './axe';
import { hashOf } from './pages';
import { expect } from './test';
import { blocksOfOtherSize } from './undrawnCode';

/** Viewport widths in CSS pixels; layout.spec.ts tests every width on a few pages. */
const WIDTHS = { laptop: 1440, tablet: 768, phone: 320 } as const;

/** The viewport height of a small laptop, in CSS pixels. */
const HEIGHT = 800;

type Scheme = 'light' | 'dark';

/** A screen and a color scheme to look at a page with. */
export interface Look {
  device: keyof typeof WIDTHS;
  scheme: Scheme;
}

const DEVICES = Object.keys(WIDTHS) as Look['device'][];

const LOOKS: readonly Look[] = DEVICES.flatMap((device) => [
  { device, scheme: 'light' },
  { device, scheme: 'dark' },
]);

/** The one look in which the daily suite visits a page: the same on each run, spread evenly over all pages. */
export function lookOf(route: string): Look {
  return LOOKS[hashOf(route) % LOOKS.length] ?? { device: 'laptop', scheme: 'light' };
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

/** Opens a page with `open` in one look, and checks that it fits and is accessible there. */
export async function expectSoundIn(
  page: Page,
  { device, scheme }: Look,
  open: () => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await resize(page, device);
  await open();
  await expectNoOverflow(page, device);
  expect(await blocksOfOtherSize(page), 'code that moves when it is rendered').toEqual([]);
  expect(await violationsOf(page, ALL_RULES), `on a ${device} in ${scheme}`).toEqual([]);
}

/** Opens a page with `open`, and checks that it fits and is accessible on every screen, in both schemes. */
export async function expectSoundAtEverySize(page: Page, open: () => Promise<void>): Promise<void> {
  const [first, ...others] = DEVICES;
  await expectSoundIn(page, { device: first ?? 'laptop', scheme: 'light' }, open);
  await followSystem(page, 'dark');
  expect(await violationsOf(page, COLOR_RULES), `on a ${first} in dark`).toEqual([]);
  for (const device of others) {
    await followSystem(page, 'light');
    await resize(page, device);
    await expectNoOverflow(page, device);
    expect(await violationsOf(page, ALL_RULES), `on a ${device} in light`).toEqual([]);
    await followSystem(page, 'dark');
    expect(await violationsOf(page, COLOR_RULES), `on a ${device} in dark`).toEqual([]);
  }
}
