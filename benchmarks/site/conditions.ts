import type { CDPSession } from 'playwright';

/** How the reader's machine and line are slowed down. */
export type Conditions = 'plain' | 'cpu' | 'slow';

/** Slow 4G as Lighthouse applies it to requests: 1.6 Mbit/s and 150 ms, with its adjustment factors. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** As slow as a mid-range phone beside the machine that measures. */
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
