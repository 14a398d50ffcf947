import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

const reportPort: RsbuildPlugin = {
  name: 'port-notice:report',
  setup(api) {
    api.onAfterStartDevServer(({ port }) => {
      const { port: configured } = api.getNormalizedConfig().server;
      if (port !== configured) {
        console.log(
          `Port ${String(configured)} is in use: this server uses port ${String(port)}. To choose another, pass --port.`,
        );
      }
    });
  },
};

/**
 * Reports that the development server uses another port because the configured one is in use; the engine turns off
 * Rsbuild's own message.
 */
export const pluginPortNotice = (): RspressPlugin => ({
  name: 'port-notice',
  builderConfig: { plugins: [reportPort] },
});
