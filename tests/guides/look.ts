import { chromium, type Browser, type Page } from 'playwright';
import { serveSite } from '../../scripts/server/siteServer';
import { foundChromium } from '../support/chromium';
import { watchErrors } from '../support/pageErrors';

const LOOK_LIMIT_MS = 30_000;
/** The color that `teal` has in the stylesheets of the starting applications. */
const TEAL = 'rgb(0, 128, 128)';

/** What the application shows, before and after. */
export interface Shows {
  readonly title?: string;
  readonly texts?: readonly string[];
  /** A button, and the text that a click shows. */
  readonly press?: { readonly button: string; readonly then: string };
  /** The teal element, which proves that the stylesheet is loaded. */
  readonly teal?: string;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: foundChromium()?.executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/**
 * Opens the URL as a person would.
 * @returns what was seen, in a few words. @throws with what is missing or went wrong
 */
export async function look(browser: Browser, url: string, shows: Shows): Promise<string> {
  const page = await browser.newPage();
  page.setDefaultTimeout(LOOK_LIMIT_MS);
  const errors = watchErrors(page, url);
  // Browsers request it if a page has no icon, and most applications have none.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  try {
    await page.goto(url);
    const seen = await see(page, shows);
    if (errors.length > 0) throw new Error(errors.join('; '));
    return seen.join(', ');
  } catch (error) {
    const text = await page.locator('body').innerText();
    throw new Error([String(error), `the page shows: ${text}`, ...errors].join('\n'), {
      cause: error,
    });
  } finally {
    await page.close();
  }
}

async function see(page: Page, { title, texts = [], press, teal }: Shows): Promise<string[]> {
  const seen: string[] = [];
  for (const text of texts) {
    await page.getByText(text).first().waitFor();
    seen.push(`“${text}”`);
  }
  if (press) {
    await page.getByRole('button', { name: press.button }).click();
    await page.getByText(press.then).waitFor();
    seen.push(`“${press.button}” pressed: “${press.then}”`);
  }
  const found = await page.title();
  if (title !== undefined && found !== title) throw new Error(`the title is “${found}”`);
  if (title !== undefined) seen.push(`title “${title}”`);
  if (teal !== undefined) {
    const colour = await page
      .locator(teal)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
    if (colour !== TEAL) throw new Error(`<${teal}> is ${colour}, and not ${TEAL}`);
    seen.push(`${teal} in teal`);
  }
  const images = await page.locator('img').evaluateAll((all) =>
    all.map((image) => ({
      src: (image as HTMLImageElement).src,
      isLoaded: (image as HTMLImageElement).naturalWidth > 0,
    })),
  );
  const broken = images.filter(({ isLoaded }) => !isLoaded).map(({ src }) => src);
  if (broken.length > 0) throw new Error(`images that do not load: ${broken.join(', ')}`);
  if (images.length > 0) seen.push(`${images.length} images`);
  const links = await page
    .locator('link[rel~="icon"], link[rel="manifest"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  for (const href of links) {
    const response = await page.request.get(href);
    if (!response.ok()) throw new Error(`${href} answers ${response.status()}`);
    seen.push(new URL(href).pathname);
  }
  return seen;
}

/** The same for a build folder served by a static host; `at` is the page's path below the base. */
export async function lookAtBuild(
  browser: Browser,
  dir: string,
  base: string,
  shows: Shows,
  at = '',
): Promise<string> {
  const { server, url } = await serveSite({ dir, base, host: '127.0.0.1', port: 0 });
  try {
    return await look(browser, url + at, shows);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
