import ts from 'typescript';
import { literalValue } from './literalValue';
import type { OptionRecord, OptionsFile } from './optionsFile';
import { typeSchema, type JsonSchema } from './typeSchema';

/** Options by their position in the configuration: `{ output: { filenameHash: … }, mode: … }`. */
function inGroups(options: OptionsFile['options']): Map<string, Map<string, OptionRecord>> {
  const groups = new Map<string, Map<string, OptionRecord>>();
  for (const [path, record] of Object.entries(options)) {
    const [group, name] = path.includes('.') ? path.split('.') : ['', path];
    const members = groups.get(group ?? '') ?? new Map<string, OptionRecord>();
    groups.set(group ?? '', members.set(name ?? '', record));
  }
  return groups;
}

/** Types that the schema writes itself: an environment takes options again. */
const KNOWN: Readonly<Record<string, JsonSchema>> = {
  EnvironmentConfig: { $ref: '#' },
};

const annotations = ({ default: value, deprecated }: OptionRecord): JsonSchema => {
  const known = value === null ? undefined : literalValue(value);
  return {
    ...(known === undefined ? {} : { default: known }),
    ...(deprecated === undefined ? {} : { deprecated: true }),
  };
};

/** Adds what is recorded about fields to each object form of an option's schema. */
function withFields(schema: JsonSchema, fields: Record<string, OptionRecord>): JsonSchema {
  const inner = (some: JsonSchema[]) => some.map((form) => withFields(form, fields));
  if (schema.anyOf) return { ...schema, anyOf: inner(schema.anyOf) };
  if (schema.items) return { ...schema, items: withFields(schema.items, fields) };
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([name, form]) => {
    const record = fields[name];
    // A field with one value tells forms apart, and has no default.
    const isNamed = 'const' in form || !record;
    return [name, isNamed ? form : { ...form, ...annotations(record) }] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

/**
 * The JSON Schema of a configuration, from the recorded types and defaults. It accepts anything for what JSON can't
 * contain, such as functions, and for the types of other packages, which `$comment` names.
 * @param types declarations of the types that options name
 */
export function configSchema(
  { options }: OptionsFile,
  types: Readonly<Record<string, string>>,
): JsonSchema {
  const declared = Object.entries(types).map(([name, text]) => {
    const { statements } = ts.createSourceFile(`${name}.ts`, text, ts.ScriptTarget.Latest, true);
    return [name, statements[0]] as const;
  });
  const declarations = new Map(declared);
  const optionSchema = (record: OptionRecord): JsonSchema => ({
    ...withFields(typeSchema(record.type, declarations, KNOWN), record.fields ?? {}),
    ...annotations(record),
  });
  const properties: Record<string, JsonSchema> = {};
  for (const [group, members] of inGroups(options)) {
    const own = Object.fromEntries(
      [...members].map(([name, record]) => [name, optionSchema(record)]),
    );
    if (group === '') Object.assign(properties, own);
    else properties[group] = { type: 'object', properties: own, additionalProperties: false };
  }
  return { type: 'object', properties, additionalProperties: false };
}
