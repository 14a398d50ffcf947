export { built } from './built';
export { cli } from './cli';
export { documented } from './documented';
export type { RsbuildConfig, RsbuildPlugin, RspackChain } from './documented';
export { writeFolder } from './project';
export { printed } from './printed';
export { provokes } from './provokes';
export { resolved } from './resolved';
export { served } from './served';
