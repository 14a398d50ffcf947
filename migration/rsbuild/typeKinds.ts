import declarations from '@config/facts/types.json';

const known: Readonly<Partial<Record<string, string>>> = declarations;

/** The members of a union, without those inside brackets. */
export function members(type: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let at = 0; at < type.length; at += 1) {
    const char = type[at] ?? '';
    if (quote) {
      if (char === quote) quote = '';
    } else if (char === "'" || char === '"') quote = char;
    else if ('{[('.includes(char) || (char === '<' && depth >= 0)) depth += 1;
    else if ('}])'.includes(char) || (char === '>' && type[at - 1] !== '=')) depth -= 1;
    else if (char === '|' && depth === 0) {
      parts.push(type.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(type.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Whether a type is a function, whose result can be a list: `(a: A) => B[]`, but not `((a: A) => B)[]`. */
function isFunction(type: string): boolean {
  let depth = 0;
  for (let at = 0; at < type.length; at += 1) {
    if (type[at] === '(') depth += 1;
    else if (type[at] === ')') depth -= 1;
    if (depth > 0) continue;
    const rest = type.slice(at + 1).trim();
    return at > 0 && (rest === '' ? isFunction(type.slice(1, at)) : rest.startsWith('=>'));
  }
  return false;
}

/** What a literal can be: its kinds, and the strings that are allowed if not any is. */
export interface Expected {
  readonly kinds: ReadonlySet<string>;
  readonly strings: readonly string[];
}

/** What a type accepts; undefined if it names a type that isn't known. */
export function expectedBy(type: string, depth = 0): Expected | undefined {
  if (depth > 5) return undefined;
  const kinds = new Set<string>();
  const strings: string[] = [];
  for (const member of members(type)) {
    const text = member.replace(/^\((.*)\)$/s, (whole, inner: string) =>
      members(inner).length > 1 ? inner : whole,
    );
    if (text !== member) {
      const inner = expectedBy(text, depth + 1);
      if (!inner) return undefined;
      for (const kind of inner.kinds) kinds.add(kind);
      strings.push(...inner.strings);
      continue;
    }
    const literal = /^'([^']*)'$/.exec(text)?.[1];
    if (literal !== undefined) strings.push(literal);
    else if (/^(?:string|number|boolean)$/.test(text)) kinds.add(text);
    else if (text === 'true' || text === 'false') kinds.add('boolean');
    else if (text === 'undefined' || text === 'null') kinds.add(text);
    else if (text === 'RegExp') kinds.add('regexp');
    else if (isFunction(text)) kinds.add('function');
    else if (/\[\]$/.test(text) || /^Array</.test(text)) kinds.add('array');
    else if (text.startsWith('{') || text.startsWith('Record<')) kinds.add('object');
    else {
      const many = /^OneOrMany<(.*)>$/s.exec(text)?.[1];
      const declared = known[text]?.replace(/^type \w+ =\s*|;\s*$/g, '');
      const inner = many ?? declared;
      const found = inner === undefined ? undefined : expectedBy(inner, depth + 1);
      if (!found) return undefined;
      if (many !== undefined) kinds.add('array');
      for (const kind of found.kinds) kinds.add(kind);
      strings.push(...found.strings);
    }
  }
  return { kinds, strings };
}
