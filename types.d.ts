declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** The address of a file that the build puts beside the scripts. */
declare module '*.svg?url' {
  const address: string;
  export default address;
}

/** What the engine says of the site. */
declare module 'virtual-site-data' {
  const site: {
    lang: string;
    themeConfig: { locales: ({ lang: string } & Record<string, unknown>)[] };
  };
  export default site;
}

/** UI strings, by key and language. */
declare module 'virtual-i18n-text' {
  const texts: Record<string, Record<string, string>>;
  export default texts;
}

/** Routes of the interactive pages of a built site; see `engine/articles/build/browserRoutes.ts`. */
declare module 'virtual-interactive-routes' {
  import type { ComponentType } from 'react';

  export interface InteractiveRoute {
    path: string;
    filePath: string;
    lang: string;
    version: string;
    load: () => Promise<{ default: ComponentType }>;
  }
  export const interactiveRoutes: readonly InteractiveRoute[];
}

/** The engine's routes, with what `engine/cache/renderCachePlugin.ts` adds for rendering. */
declare module 'virtual-routes' {
  import type { StoredRenderings } from '@engine/cache/render';

  export const renderings: StoredRenderings;
}

/** The UI strings in a separate module for the landing page: the bundler removes keys from a module that no chunk imports. */
declare module '*/i18n.json?home' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- a module that is declared cannot import by a relative path
  const strings: typeof import('./i18n.json');
  export default strings;
}

declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint';

  const plugin: { flatConfigs: { strict: Linter.Config } };
  export default plugin;
}
