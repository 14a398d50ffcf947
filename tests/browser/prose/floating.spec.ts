import type { Locator, Page } from 'playwright/test';
import { violationsInBothSchemes } from '../../support/axe';
import { test } from '../../support/fixtureSite';
import { expect } from '../../support/test';

test.use({ locale: 'en' });
const described = (page: Page) => page.getByRole('button', { name: 'Described' });
const opener = (page: Page) => page.getByRole('button', { name: 'Opens' });

test('a tooltip appears on hover, is at most 250 px wide, and disappears with the pointer', async ({
  page,
  site,
}) => {
  await site.open('/prose/floating');
  await described(page).hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  expect((await tooltip.boundingBox())?.width).toBeLessThanOrEqual(250);
  await expect(described(page)).toHaveAccessibleDescription(/^Says a few words more/);
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
});

test('a tooltip waits 0.1 s before it appears and before it disappears', async ({ page, site }) => {
  await site.open('/prose/floating');
  const tooltip = page.getByRole('tooltip');
  await described(page).hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await described(page).hover();
  await page.clock.runFor(99);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(99);
  await expect(tooltip).toBeVisible();
  await page.clock.runFor(1);
  await expect(tooltip).toBeHidden();
});

test('a tooltip is above a popover, and both are above the bar', async ({ page, site }) => {
  await site.open('/prose/floating');
  const layer = (locator: Locator) =>
    locator.evaluate((element) => Number(getComputedStyle(element).zIndex));
  const ofBar = await layer(page.getByRole('banner'));
  await opener(page).hover();
  const popover = page.getByRole('dialog', { name: 'More' });
  await expect(popover).toBeVisible();
  expect(await layer(popover)).toBe(ofBar + 30);
  await described(page).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await layer(page.getByRole('tooltip'))).toBe(ofBar + 70);
});

test('an open tooltip or popover is accessible, in both schemes', async ({ page, site }) => {
  await site.open('/prose/floating');
  await opener(page).hover();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await opener(page).click();
  await described(page).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
});

test('a tooltip appears on keyboard focus, and Escape closes it', async ({ page, site }) => {
  await site.open('/prose/floating');
  await page
    .getByRole('heading', { level: 1 })
    .getByRole('link')
    .or(described(page))
    .first()
    .focus();
  await described(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('a popover appears on hover, with a title of at least 177 px', async ({ page, site }) => {
  await site.open('/prose/floating');
  await opener(page).hover();
  const popover = page.getByRole('dialog', { name: 'More' });
  await expect(popover).toBeVisible();
  const title = await popover.getByText('More', { exact: true }).boundingBox();
  expect(title?.width).toBeGreaterThanOrEqual(177);
});

test('a popover stays while the pointer is inside, and closes when it leaves', async ({
  page,
  site,
}) => {
  await site.open('/prose/floating');
  await opener(page).hover();
  const popover = page.getByRole('dialog', { name: 'More' });
  await popover.getByRole('link').hover();
  await expect(popover).toBeVisible();
  await page.mouse.move(5, 600, { steps: 5 });
  await expect(popover).toBeHidden();
});

test('a popover opens by keyboard, Tab moves into its content, and Escape closes it', async ({
  page,
  site,
}) => {
  await site.open('/prose/floating');
  await opener(page).focus();
  const popover = page.getByRole('dialog', { name: 'More' });
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(popover).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(popover.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('a popover opened by a click stays until the next click', async ({ page, site }) => {
  await site.open('/prose/floating');
  await opener(page).hover();
  const popover = page.getByRole('dialog', { name: 'More' });
  await expect(popover).toBeVisible();
  await opener(page).click();
  await expect(popover).toBeVisible();
  await page.mouse.move(5, 600, { steps: 5 });
  await expect(popover).toBeVisible();
  await opener(page).click();
  await expect(popover).toBeHidden();
});
