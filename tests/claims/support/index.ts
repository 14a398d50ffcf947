export { built } from './built';
export { cli } from './cli';
export { documented } from './documented';
export type { RsbuildConfig, RsbuildPlugin } from './documented';
export { resolved } from './resolved';
export { served } from './served';
