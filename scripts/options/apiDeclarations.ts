import path from 'node:path';
import ts from 'typescript';
import { programOf } from './declarations';

/** A member with its declaration. */
export interface ApiMember {
  /** Text of the `@deprecated` tag; can be empty. */
  readonly deprecated?: string;
}

export type ApiMembers = Readonly<Record<string, ApiMember>>;

/** The public API of `@rsbuild/core`, by name. */
export interface DeclaredApi {
  /** Exported values. */
  readonly exports: ApiMembers;
  /** Exported types. */
  readonly types: ApiMembers;
  /** Members of a plugin's `api`; those declared as `PluginHook`, and others with a handler, are hooks. */
  readonly pluginApi: ApiMembers;
  /** Members of the return value of `createRsbuild`. */
  readonly instance: ApiMembers;
  /** Members of the return value of `createDevServer`. */
  readonly devServer: ApiMembers;
  /** Members of one of the dev server's `environments`. */
  readonly environment: ApiMembers;
  /** Members of the `context` of instance and plugin API. */
  readonly context: ApiMembers;
  /** Options of Rspack in groups that Rsbuild's configuration also has: `output.path`. */
  readonly rspackOptions: ApiMembers;
}

/** Option groups that both configurations have. */
const SHARED_SECTIONS = ['output', 'resolve', 'performance'];

/**
 * Reads the public API of `@rsbuild/core` from its published declarations.
 * @param packageRoot absolute path of the package's folder
 * @throws if a type of the API no longer exists
 */
export function readDeclaredApi(packageRoot: string): DeclaredApi {
  const entry = path.join(packageRoot, 'dist-types/index.d.ts');
  const program = programOf(entry);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} is not there, or is no module`);
  const targets = checker.getExportsOfModule(module).map((symbol) => ({
    name: symbol.name,
    target: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
  const isValue = ({ target }: { target: ts.Symbol }): boolean =>
    (target.flags & ts.SymbolFlags.Value) !== 0 && (target.flags & ts.SymbolFlags.Namespace) === 0;

  const devServer = typeNamed('RsbuildDevServer');
  const environments = devServer.getProperty('environments');
  const environment = environments && checker.getTypeOfSymbol(environments).getStringIndexType();
  if (!environment) throw new Error('RsbuildDevServer has no environments by name');

  const named = (symbols: readonly { name: string; target: ts.Symbol }[]): ApiMembers =>
    membersOf(symbols.map(({ name, target }) => [name, target]));
  return {
    exports: named(targets.filter(isValue)),
    types: named(targets.filter((symbol) => !isValue(symbol))),
    pluginApi: propertiesOf(typeNamed('RsbuildPluginAPI')),
    instance: propertiesOf(typeNamed('RsbuildInstance')),
    devServer: propertiesOf(devServer),
    environment: propertiesOf(environment),
    context: propertiesOf(typeNamed('RsbuildContext')),
    rspackOptions: Object.fromEntries(SHARED_SECTIONS.flatMap(rspackSection)),
  };

  function typeNamed(name: string): ts.Type {
    const symbol = targets.find((candidate) => candidate.name === name)?.target;
    if (!symbol) throw new Error(`${entry} exports no type ${name}`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  }

  function propertiesOf(type: ts.Type): ApiMembers {
    return membersOf(type.getProperties().map((property) => [property.name, property]));
  }

  function rspackSection(section: string): [string, ApiMember][] {
    const rspack = targets.find(({ name }) => name === 'Rspack')?.target;
    const configuration = rspack
      ? checker.getExportsOfModule(rspack).find(({ name }) => name === 'Configuration')
      : undefined;
    if (!configuration) throw new Error(`${entry} exports no Rspack.Configuration`);
    const property = checker.getDeclaredTypeOfSymbol(configuration).getProperty(section);
    if (!property) throw new Error(`Rspack.Configuration has no ${section}`);
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    const forms = (type.isUnion() ? type.types : [type]).filter(
      ({ flags }) => flags & ts.TypeFlags.Object,
    );
    return forms.flatMap((form) =>
      Object.entries(propertiesOf(form)).map(([name, member]): [string, ApiMember] => [
        `${section}.${name}`,
        member,
      ]),
    );
  }

  function membersOf(symbols: readonly [string, ts.Symbol][]): ApiMembers {
    return Object.fromEntries(
      symbols.map(([name, symbol]): [string, ApiMember] => {
        const tag = symbol
          .getJsDocTags(checker)
          .find((candidate) => candidate.name === 'deprecated');
        return [name, tag ? { deprecated: ts.displayPartsToString(tag.text).trim() } : {}];
      }),
    );
  }
}
