import type { Frame, Locator, Page, Response } from 'playwright/test';
import { LANGUAGES, site, type Language } from '@config/site';
import { label } from './labels';
import { languageOf } from './pages';

/** The URL of a route on the served site. */
export const urlOf = (route: string): string => `${site.base}${route.slice(1)}`;

/** Waits until the page is interactive: earlier clicks and keys are lost. */
export async function untilInteractive(page: Page | Frame): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** A page of the site, in the user's terms. */
export class SitePage {
  readonly page: Page;
  language: Language = LANGUAGES[0].lang;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a route and waits until the page is interactive. */
  async open(route: string): Promise<Response | null> {
    this.language = languageOf(route);
    const response = await this.page.goto(urlOf(route));
    await untilInteractive(this.page);
    return response;
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await untilInteractive(this.page);
  }

  private label(...args: Parameters<typeof label> extends [unknown, ...infer R] ? R : never) {
    return label(this.language, ...args);
  }

  /** Whether the screen is too narrow for the bar's menu, specification §9: below 768 px. */
  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get sidebar(): Locator {
    return this.page.getByRole('navigation', { name: this.label('sidebar.label') });
  }

  get outline(): Locator {
    return this.page.getByRole('navigation', { name: this.label('outline.title') });
  }

  get pagination(): Locator {
    return this.page.getByRole('navigation', { name: this.label('doc.pagination') });
  }

  /** The site's sections; on a phone, opens their menu first. */
  async menu(): Promise<Locator> {
    await this.openScreenMenu();
    return this.page.getByRole('navigation', { name: this.label('nav.main') });
  }

  /** Opens the menu on small screens; does nothing on others. */
  private async openScreenMenu(): Promise<void> {
    if (!this.isPhone) return;
    await this.page.getByRole('button', { name: this.label('nav.openMenu') }).click();
    await this.page.getByRole('dialog', { name: this.label('nav.menu') }).waitFor();
  }

  /** Closes the menu on small screens; does nothing on others. */
  async closeMenu(): Promise<void> {
    if (!this.isPhone) return;
    await this.page.getByRole('button', { name: this.label('nav.closeMenu') }).click();
    await this.page
      .getByRole('dialog', { name: this.label('nav.menu') })
      .waitFor({ state: 'hidden' });
  }

  /** Switches to the same page in another language. */
  async switchLanguage(language: Language): Promise<void> {
    if (this.isPhone) await this.openScreenMenu();
    else await this.page.getByRole('button', { name: this.label('nav.language') }).click();
    const { label: name } = LANGUAGES.find(({ lang }) => lang === language) ?? LANGUAGES[0];
    await this.page.getByRole('link', { name, exact: true }).click();
    this.language = language;
  }

  /** Selects a theme with the control of the current screen. */
  async chooseTheme(theme: 'light' | 'dark'): Promise<void> {
    if (this.isPhone) {
      await this.openScreenMenu();
      await this.page.getByRole('radio', { name: this.label(`theme.${theme}`) }).click();
      await this.closeMenu();
      return;
    }
    const buttonOf = (other: 'light' | 'dark') =>
      this.page.getByRole('button', {
        name: this.label(other === 'dark' ? 'theme.switchToDark' : 'theme.switchToLight'),
      });
    await buttonOf(theme).click();
    // The choice is stored one frame after it is shown; then the button offers the other theme.
    await buttonOf(theme === 'dark' ? 'light' : 'dark').waitFor();
  }

  /** The lightness of the page's background, 0 (black) to 1 (white). */
  async groundLightness(): Promise<number> {
    const pixel = await this.page.screenshot({ clip: { x: 0, y: 300, width: 1, height: 1 } });
    return this.page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / (3 * 255);
    }, pixel.toString('base64'));
  }
}
