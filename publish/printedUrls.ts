import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { site } from '@config/site';

const PRINT_STYLES = /[\\/]theme[\\/]styles[\\/]print\.css$/;

/** Stands in the style sheet for the scheme and host that the site is published on. */
const MARK = '{origin}';

/** The style sheet with the site's origin in a string of it. */
export const withOrigin = (css: string, origin: string): string =>
  css.replaceAll(MARK, origin.replace(/["'\\]/g, '\\$&'));

const writeOrigin: RsbuildPlugin = {
  name: 'printed-urls:write-origin',
  setup(api) {
    api.transform({ test: PRINT_STYLES }, ({ code }) => withOrigin(code, site.origin));
  },
};

/** Lets a printed page say whole addresses where it leads to others of the site: of a path alone, paper does not tell the host. */
export const pluginPrintedUrls = (): RspressPlugin => ({
  name: 'printed-urls',
  builderConfig: { plugins: [writeOrigin] },
});
