import { z } from 'zod';
import { closestMatch } from './closestMatch';
import type { Data, FileDiagnostic, ValuePath } from './Diagnostic';

/**
 * Checks the data, or the part of it at `base`, against a schema whose error messages are remedies: instructions such
 * as 'write true or false'.
 */
export function schemaDiagnostics(
  file: string,
  data: Data,
  schema: z.ZodType,
  base: ValuePath = [],
): FileDiagnostic[] {
  const value = valueAt(data.value, base);
  return (schema.safeParse(value).error?.issues ?? []).flatMap((issue) => {
    const path = issue.path as ValuePath;
    if (issue.code !== 'unrecognized_keys') {
      const found = describe(path, value, issue.code === 'too_big');
      return { file, line: data.lineOf([...base, ...path]), found, remedy: issue.message };
    }
    const allowed = keysAt(schema, path);
    return issue.keys.map((key) => ({
      file,
      line: data.lineOf([...base, ...path, key]),
      found: `unknown key ${nameOf([...path, key])}`,
      remedy: unknownKeyRemedy(key, allowed),
    }));
  });
}

function valueAt(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | null | undefined)?.[key],
    value,
  );
}

function unknownKeyRemedy(key: string, allowed: readonly string[]): string {
  const meant = closestMatch(key, allowed);
  return meant ? `did you mean ${meant}?` : `remove it, or use one of ${allowed.join(', ')}`;
}

function keysAt(schema: unknown, path: ValuePath): string[] {
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Record<string, unknown>;
    return key === undefined ? Object.keys(shape) : keysAt(shape[key], rest);
  }
  return schema instanceof z.ZodArray ? keysAt(schema.element, rest) : [];
}

function describe(path: ValuePath, value: unknown, isTooLong: boolean): string {
  const found = valueAt(value, path);
  if (found === undefined) return `${nameOf(path)} is missing`;
  if (isTooLong && typeof found === 'string') {
    return `${nameOf(path)} has ${String(found.length)} characters`;
  }
  const text = JSON.stringify(found);
  return `${nameOf(path)} is ${text.length > 60 ? `${text.slice(0, 57)}…` : text}`;
}

/** Formats a path: `['features', 0, 'span']` → `features[0].span`. */
function nameOf(path: ValuePath): string {
  if (path.length === 0) return 'the value';
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${String(key)}]` : index > 0 ? `.${key}` : key,
    )
    .join('');
}
