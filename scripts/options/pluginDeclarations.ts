import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { programOf, readOption, type DeclaredOption } from './declarations';
import type { PluginOptionRecord } from './optionsFile';

/** Data about the official plugins. */
export interface DeclaredPlugins {
  /** Versions by short name: `plugin-react`. */
  readonly packages: Readonly<Record<string, string>>;
  /** By path: `plugin-react.fastRefresh`. */
  readonly options: Readonly<Record<string, PluginOptionRecord>>;
}

/**
 * Defaults by path of the option or field, for published declarations that state a wrong one; null if the page
 * describes it. A claim proves each.
 */
const CORRECTED_DEFAULTS: Readonly<Record<string, string | null>> = {
  // The plugin takes the files from the rule that compiles scripts with SWC.
  'plugin-react.reactRefreshOptions': null,
  // babel-preset-solid sets it, unlike the Babel plugin that it builds on.
  'plugin-solid.solid.contextToCustomElements': 'true',
  'plugin-solid.solidPresetOptions.contextToCustomElements': 'true',
};

/**
 * Reads the options of plugins from their published declarations.
 * @param scopeRoot absolute path of the folder `@rsbuild`
 * @param names short names: `plugin-react`
 * @param corrected defaults that replace declared ones, by path of the field
 * @throws if a plugin declares no options type, such as `PluginReactOptions` for `plugin-react`, or if it declares a
 * corrected default
 */
export async function readDeclaredPlugins(
  scopeRoot: string,
  names: readonly string[],
  corrected = CORRECTED_DEFAULTS,
): Promise<DeclaredPlugins> {
  const packages: Record<string, string> = {};
  const options: Record<string, PluginOptionRecord> = {};
  const rootOf = (name: string) => path.join(scopeRoot, name);
  const program = programOf(...names.map((name) => entryOf(rootOf(name))));
  for (const name of names) {
    packages[name] = versionOf(rootOf(name));
    for (const [option, declared] of optionsOf(program, rootOf(name), name)) {
      const optionPath = `${name}.${option}`;
      options[optionPath] = await toRecord(optionPath, declared, corrected);
    }
  }
  return { packages, options };
}

function versionOf(root: string): string {
  const manifest = readFileSync(path.join(root, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** @param root absolute path of a plugin's package */
const entryOf = (root: string): string => path.join(root, 'dist/index.d.ts');

function optionsOf(program: ts.Program, root: string, name: string): [string, DeclaredOption][] {
  const entry = entryOf(root);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const typeName = `${words.join('')}Options`;
  const exported = module
    ? checker.getExportsOfModule(module).find((symbol) => symbol.name === typeName)
    : undefined;
  if (!exported) throw new Error(`${entry} exports no ${typeName}`);
  const target =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  return checker
    .getDeclaredTypeOfSymbol(target)
    .getProperties()
    .flatMap((property): [string, DeclaredOption][] => {
      const option = readOption([property], checker, path.join(root, 'dist'), 1);
      return option ? [[property.name, option]] : [];
    });
}

/** A default that the declaration doesn't give as an expression is described on the page. */
async function toRecord(
  optionPath: string,
  declared: DeclaredOption,
  corrected: Readonly<Record<string, string | null>>,
): Promise<PluginOptionRecord> {
  const { isRequired, documentedDefault, deprecated } = declared;
  const correction = corrected[optionPath];
  if (correction !== undefined && correction === (documentedDefault ?? null)) {
    throw new Error(
      `The declaration of ${optionPath} has the right default now: remove it from CORRECTED_DEFAULTS in scripts/options/pluginDeclarations.ts`,
    );
  }
  const fields: [string, PluginOptionRecord][] = [];
  for (const [name, field] of Object.entries(declared.fields)) {
    // Options of another package, such as Babel's, are documented there.
    if (field.from !== undefined) continue;
    fields.push([name, await toRecord(`${optionPath}.${name}`, field, corrected)]);
  }
  return {
    type: await declared.type(),
    default: correction === undefined ? (documentedDefault ?? null) : correction,
    ...(isRequired ? { required: true } : {}),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
  };
}
