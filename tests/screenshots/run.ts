/**
 * npm run screenshots -- [--page /config/] [--width 390] [--scheme dark] [--language zh]
 *
 * Takes a picture of ten pages of the built site, each at five widths, in both color schemes and both languages, into
 * .cache/screenshots/. An option narrows the set, and can be given several times.
 */
import '../../scripts/help.mjs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright/test';
import type { Language } from '@config/site';
import { foundChromium } from '../support/chromium';
import { inLanguage, languages } from '../support/pages';
import serveBuiltSite from '../support/serveBuiltSite';

const FOLDER = path.join(import.meta.dirname, '../../.cache/screenshots');

/** Pages that together show every part of the site. */
const PAGES = [
  '/',
  '/guide/start/quick-start',
  '/guide/migration/webpack',
  '/guide/advanced/environments',
  '/config/',
  '/config/output/filename-hash',
  '/config/server/proxy',
  '/plugins/dev/hooks',
  '/community/releases/v1-0',
  '/no-such-page',
];

/** Viewport widths in CSS pixels. */
const WIDTHS = [1440, 1024, 768, 390, 320];
const HEIGHT = 900;
/** Widths up to this one are those of devices for fingers. */
const WIDEST_TOUCH = 768;

const SCHEMES = ['light', 'dark'] as const;

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: PAGES },
    width: { type: 'string', multiple: true, default: WIDTHS.map(String) },
    scheme: { type: 'string', multiple: true, default: [...SCHEMES] },
    language: { type: 'string', multiple: true, default: [...languages] },
  },
});

/** Takes the pictures of one screen in one language. */
async function take(browser: Browser, width: number, language: Language): Promise<void> {
  const isTouch = width <= WIDEST_TOUCH;
  const context = await browser.newContext({
    baseURL: process.env.BUILT_SITE_URL,
    // The first visit leads to the pages in the browser's language.
    locale: language,
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    hasTouch: isTouch,
    isMobile: isTouch,
  });
  const page = await context.newPage();
  for (const route of values.page) {
    await page.goto(inLanguage(language, route), { waitUntil: 'networkidle' });
    for (const colorScheme of SCHEMES.filter((one) => values.scheme.includes(one))) {
      await page.emulateMedia({ colorScheme });
      const name = route.replaceAll('/', ' ').trim().replaceAll(' ', '-') || 'home';
      const file = `${name}.${language}.${String(width)}.${colorScheme}.jpg`;
      await page.screenshot({ path: path.join(FOLDER, file), fullPage: true, quality: 80 });
    }
  }
  await context.close();
}

async function run(): Promise<void> {
  const executablePath = foundChromium()?.executablePath;
  if (!executablePath) throw new Error('no browser is set up: run npm run setup first');
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const close = await serveBuiltSite();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const width of values.width.map(Number)) {
      for (const language of languages.filter((one) => values.language.includes(one))) {
        await take(browser, width, language);
      }
    }
  } finally {
    await browser.close();
    close();
  }
  console.log(`The pictures are in ${path.relative(process.cwd(), FOLDER)}/`);
}

run().catch((error: unknown) => {
  console.error(`screenshots: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
