import path from 'node:path';

/** Variables that `npm run` sets for this program, or that make tools behave differently than on a desktop. */
const NOT_THE_READERS =
  /^(?:npm_(?:package|lifecycle|config_local_prefix|command|execpath)|CI$|NODE_ENV$|INIT_CWD$)/;

/**
 * The environment of a user's shell: without the programs and settings of this project, which would replace packages
 * that a page forgot. npm uses its cache if possible, and never prompts.
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
