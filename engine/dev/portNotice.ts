import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

const reportPort: RsbuildPlugin = {
  name: 'port-notice:tell',
  setup(api) {
    api.onAfterStartDevServer(({ port }) => {
      const { port: wanted } = api.getNormalizedConfig().server;
      if (port !== wanted) {
        console.log(
          `Port ${String(wanted)} is in use: this server has port ${String(port)}; --port chooses another.`,
        );
      }
    });
  },
};

/** Says that the development server has another port because its own is in use: the engine asks Rsbuild not to. */
export const pluginPortNotice = (): RspressPlugin => ({
  name: 'port-notice',
  builderConfig: { plugins: [reportPort] },
});
