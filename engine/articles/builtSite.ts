/**
 * Pages and navigation of a built site that load in the browser when they are needed. In development and while the site
 * is built, the engine's route table contains all pages, and its site data all sidebars.
 */

/** Data of a page that the engine and the theme use. */
export interface ArticleData {
  routePath: string;
  frontmatter: Record<string, unknown>;
  /** The article as HTML. */
  article: string;
}

export interface ArticleRoute {
  /** Loads the page's data, and the navigation around it. Undefined if there is no such page. */
  preload: () => Promise<ArticleData | undefined>;
}

/** Paths are without the base path. */
interface BuiltSite {
  /**
   * The static page at a path. No list contains these pages, because it would grow with the site: the server decides
   * whether one exists. Undefined if the path can't be that of a page.
   */
  articleRoute: (path: string) => ArticleRoute | undefined;
  /** Loads the sidebars of all sections in the language of a path. @throws if they fail to load */
  loadAllSidebars: (path: string) => Promise<void>;
}

let site: BuiltSite = { articleRoute: () => undefined, loadAllSidebars: () => Promise.resolve() };

export function setBuiltSite(built: BuiltSite): void {
  site = built;
}

export const articleRoute: BuiltSite['articleRoute'] = (path) => site.articleRoute(path);
export const loadAllSidebars: BuiltSite['loadAllSidebars'] = (path) => site.loadAllSidebars(path);
