import path from 'node:path';

/** What an `npm run` around this program leaves behind, or what makes tools behave otherwise than on a desk. */
const NOT_THE_READERS =
  /^(?:npm_(?:package|lifecycle|config_local_prefix|command|execpath)|CI$|NODE_ENV$|INIT_CWD$)/;

/**
 * The environment of a reader's shell: without the programs and settings of this project, which would stand in for
 * packages that a page forgot. npm takes from its cache what it can, and asks nothing.
 */
export function readerEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(env).filter(([name]) => !NOT_THE_READERS.test(name));
  const folders = (env.PATH ?? '').split(path.delimiter);
  return {
    ...Object.fromEntries(own),
    PATH: folders.filter((folder) => !folder.includes('node_modules')).join(path.delimiter),
    NO_COLOR: '1',
    BROWSER: 'none',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
    npm_config_update_notifier: 'false',
    npm_config_yes: 'true',
  };
}
