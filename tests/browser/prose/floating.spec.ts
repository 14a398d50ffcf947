import type { Page } from 'playwright/test';
import { test } from '../../support/fixtureSite';
import { expect } from '../../support/test';

test.use({ locale: 'en' });
test.skip(({ isMobile }) => isMobile, 'fingers do not hover');

const described = (page: Page) => page.getByRole('button', { name: 'Described' });
const opener = (page: Page) => page.getByRole('button', { name: 'Opens' });

test('a tooltip shows on hover, is no wider than 250 px, and goes with the pointer', async ({
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

test('a tooltip shows on keyboard focus, and Escape closes it', async ({ page, site }) => {
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

test('a popover shows on hover, with a title of at least 177 px', async ({ page, site }) => {
  await site.open('/prose/floating');
  await opener(page).hover();
  const popover = page.getByRole('dialog', { name: 'More' });
  await expect(popover).toBeVisible();
  const title = await popover.getByText('More', { exact: true }).boundingBox();
  expect(title?.width).toBeGreaterThanOrEqual(177);
});

test('a popover stays for a pointer that goes into it, and leaves with it', async ({
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

test('a popover opens by keys, its content comes next, and Escape closes it', async ({
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

test('a popover that a click has opened stays until the next click', async ({ page, site }) => {
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
