import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { site } from '@config/site';

const PRINT_STYLES = /[\\/]theme[\\/]styles[\\/]print\.css$/;

/** Placeholder in the stylesheet for the scheme and host of the published site. */
const MARK = '{origin}';

/** Inserts the site's origin into a string of the stylesheet. */
export const withOrigin = (css: string, origin: string): string =>
  css.replaceAll(MARK, origin.replace(/["'\\]/g, '\\$&'));

const writeOrigin: RsbuildPlugin = {
  name: 'printed-urls:write-origin',
  setup(api) {
    api.transform({ test: PRINT_STYLES }, ({ code }) => withOrigin(code, site.origin));
  },
};

/** Prints absolute URLs for links within the site, because a path on paper doesn't show the host. */
export const pluginPrintedUrls = (): RspressPlugin => ({
  name: 'printed-urls',
  builderConfig: { plugins: [writeOrigin] },
});
