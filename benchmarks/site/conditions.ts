import type { CDPSession } from 'playwright';

/** Throttling of the user's machine and connection. */
export type Conditions = 'plain' | 'cpu' | 'slow';

/** Slow 4G as Lighthouse applies it to requests: 1.6 Mbit/s and 150 ms, with its adjustment factors. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** CPU slowdown of a mid-range phone relative to the measuring machine. */
const CPU_SLOWDOWN = 4;

export const CONDITION_NAMES: Record<Conditions, string> = {
  plain: 'plain',
  cpu: `${CPU_SLOWDOWN}x CPU`,
  slow: `slow 4G, ${CPU_SLOWDOWN}x CPU`,
};

export async function impose(devtools: CDPSession, conditions: Conditions): Promise<void> {
  await devtools.send('Network.enable');
  if (conditions === 'slow') await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  if (conditions !== 'plain') {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
}
