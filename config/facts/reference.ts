import api from './api.json';
import options from './options.json';
import plugins from './pluginOptions.json';
import types from './types.json';

interface OptionRecord {
  readonly type: string;
  readonly deprecated?: string;
  readonly fields?: Readonly<
    Partial<Record<string, { readonly type: string; readonly from?: string }>>
  >;
}

const known: Readonly<Partial<Record<string, OptionRecord>>> = options.options;
const knownOfPlugins: typeof known = plugins.options;

/** Every public option of the documented package, in the order of its declarations: `output.distPath`, `mode`. */
export const optionNames: readonly string[] = Object.keys(known);

/** Whether an option is deprecated and has a replacement. */
export const isDeprecated = (option: string): boolean => recordOf(option)?.deprecated !== undefined;

/** Every option of the official plugins: `plugin-react.fastRefresh`. */
export const pluginOptionNames: readonly string[] = Object.keys(knownOfPlugins);

/**
 * The names of the fields of an option or plugin option; undefined if its type has none or it's unknown. `own` omits
 * fields declared in another package.
 */
export function fieldsOf(option: string, own = false): readonly string[] | undefined {
  const fields = recordOf(option)?.fields;
  if (!fields) return undefined;
  return Object.keys(fields).filter((name) => !own || fields[name]?.from === undefined);
}

const recordOf = (option: string): OptionRecord | undefined =>
  known[option] ?? knownOfPlugins[option];

/** Types that options name and the types page declares. */
export const declaredTypes: readonly string[] = Object.keys(types);

/** Option groups: `output`, `server`. */
export const optionSections: readonly string[] = [
  ...new Set(optionNames.flatMap((name) => (name.includes('.') ? name.split('.', 1) : []))),
];

/** The option that a path belongs to: `output.distPath.root` belongs to `output.distPath`. */
export function optionOf(path: string): string | undefined {
  const [section = '', name, field] = path.split('.');
  const option = name === undefined ? section : `${section}.${name}`;
  const record = known[option];
  if (!record) return undefined;
  // Fields of types from another package aren't recorded.
  const isField = field === undefined || !record.fields || field in record.fields;
  return isField ? option : undefined;
}

/** Whether Rspack has an option with that name, or the dev server, which samples call `server`, such a member. */
export function isNameOfOthers(path: string): boolean {
  const [section, name = ''] = path.split('.');
  return (
    `${section ?? ''}.${name}` in api.rspackOptions ||
    (section === 'server' && name in api.devServer)
  );
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** English reference page of an option: `output.distPath` at `/config/output/dist-path`. */
export function optionRoute(option: string): string {
  return `/config/${option.split('.').map(kebab).join('/')}`;
}

/** English reference page of a plugin: `plugin-react` at `/plugins/list/plugin-react`. */
export const pluginRoute = (plugin: string): string => `/plugins/list/${plugin}`;

/** The objects of the JavaScript API with their members, and the pages that may describe them. */
export const apiParts = {
  exports: { members: Object.keys(api.exports), pages: ['/api/javascript-api/core'] },
  /** Its hooks are those of the plugin API, and documented once. */
  instance: {
    members: Object.keys(api.instance),
    pages: ['/api/javascript-api/instance', '/plugins/dev/hooks'],
  },
  pluginApi: {
    members: Object.keys(api.pluginApi),
    pages: ['/plugins/dev/hooks', '/plugins/dev/core'],
  },
  devServer: {
    members: Object.keys(api.devServer),
    pages: ['/api/javascript-api/dev-server-api'],
  },
  environment: {
    members: Object.keys(api.environment),
    pages: ['/api/javascript-api/environment-api'],
  },
  context: {
    members: Object.keys(api.context),
    pages: ['/api/javascript-api/instance', '/plugins/dev/core'],
  },
  types: { members: Object.keys(api.types), pages: ['/api/javascript-api/types'] },
} as const satisfies Record<string, { members: readonly string[]; pages: readonly string[] }>;

export type ApiPart = keyof typeof apiParts;

/** The member that a reference heading describes: `### rsbuild.build()` and `api.build` are `build`. */
export function memberOf(heading: string): string {
  return heading
    .replace(/`/g, '')
    .replace(/^(?:rsbuild|api|server|context|environment)\./, '')
    .replace(/\(.*\)$/, '')
    .trim();
}
