import { expect, test } from '../support/test';

/** How Chromium reports what a policy blocked. */
const REFUSAL = /violates the following Content Security Policy directive/;

test.describe('content injected into a page', () => {
  test.use({ allowedErrors: [REFUSAL] });

  test("doesn't run as a script, handler, or style", async ({ page, site }) => {
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

test('search works under the policy, including its worker', async ({ page, site }) => {
  await site.open('/config/mode');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('alias');
  await expect(page.getByRole('option').first()).toBeVisible();
});
