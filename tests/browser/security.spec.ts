import { expect, test } from '../support/test';

/** How Chromium tells what a policy refused. */
const REFUSAL = /violates the following Content Security Policy directive/;

test.describe('what somebody slips into a page', () => {
  test.use({ allowedErrors: [REFUSAL] });

  test('does not run, be it a script, a handler or a style', async ({ page, site }) => {
    await site.open('/config/mode');
    const result = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      const style = document.createElement('style');
      style.textContent = 'main { display: none }';
      document.head.append(script, style);
      const image = document.createElement('img');
      image.setAttribute('onerror', script.textContent);
      document.body.append(image);
      image.dispatchEvent(new Event('error'));
      return document.title;
    });
    expect(result).not.toBe('taken over');
    await expect(site.heading).toBeVisible();
  });
});

test('search answers under the policy, its worker included', async ({ page, site }) => {
  await site.open('/config/mode');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('alias');
  await expect(page.getByRole('option').first()).toBeVisible();
});
