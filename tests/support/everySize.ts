import type { Page } from 'playwright/test';
import { ALL_RULES, COLOR_RULES, followSystem, violationsOf } from './axe';
import { expect } from './test';
import { blocksOfOtherSize } from './undrawnCode';

/** In CSS pixels; layout.spec.ts looks at all widths of a few pages. */
const LAPTOP = 1440;
const TABLET = 768;
const PHONE = 320;

/** As high as the screen of a small laptop, in CSS pixels. */
const HEIGHT = 800;

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT });

/** How many pixels a page reaches beyond the right edge at a width. */
async function overflowAt(page: Page, width: number): Promise<number> {
  await resize(page, width);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Opens a page on a laptop in light, as `open` does, and sees that it fits and is accessible there, on a phone, and in dark. */
export async function expectSoundAtEverySize(page: Page, open: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, LAPTOP);
  await open();
  const onLaptop = await overflowAt(page, LAPTOP);
  expect(await blocksOfOtherSize(page), 'code that moves when it is drawn').toEqual([]);
  expect(await violationsOf(page, ALL_RULES), 'on a laptop in light').toEqual([]);
  await followSystem(page, 'dark');
  expect(await violationsOf(page, COLOR_RULES), 'on a laptop in dark').toEqual([]);
  const overflow = [onLaptop, await overflowAt(page, TABLET), await overflowAt(page, PHONE)];
  expect(overflow, `pixels beyond the right edge at ${LAPTOP}, ${TABLET}, ${PHONE}`).toEqual([
    0, 0, 0,
  ]);
  expect(await violationsOf(page, ALL_RULES), 'on a phone in dark').toEqual([]);
  await followSystem(page, 'light');
  expect(await violationsOf(page, COLOR_RULES), 'on a phone in light').toEqual([]);
}
