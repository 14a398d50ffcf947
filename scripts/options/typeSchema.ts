import ts from 'typescript';

/** The part of JSON Schema, draft 7, that types become. */
export interface JsonSchema {
  $ref?: string;
  /** The type that the schema can't express, in TypeScript. */
  $comment?: string;
  type?: 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array';
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  description?: string;
  default?: unknown;
  deprecated?: boolean;
}

type Declarations = ReadonlyMap<string, ts.Statement | undefined>;

/** Keywords that are the names of JSON types. */
const KEYWORDS = new Map<ts.SyntaxKind, JsonSchema>([
  [ts.SyntaxKind.StringKeyword, { type: 'string' }],
  [ts.SyntaxKind.NumberKeyword, { type: 'number' }],
  [ts.SyntaxKind.BooleanKeyword, { type: 'boolean' }],
]);

/** Types without a value: no form of a union. `undefined` is one, in an array. */
const ABSENT = new Set([ts.SyntaxKind.VoidKeyword, ts.SyntaxKind.NeverKeyword]);

/**
 * The JSON Schema of a TypeScript type.
 * @param declarations of the types that it can name
 * @param known schemas of other names
 */
export function typeSchema(
  type: string,
  declarations: Declarations,
  known: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  const { statements } = ts.createSourceFile(
    'type.ts',
    `type T = ${type};`,
    ts.ScriptTarget.Latest,
    true,
  );
  const [statement] = statements;
  if (!statement || !ts.isTypeAliasDeclaration(statement)) throw new Error(`no type: ${type}`);
  return new Writer(declarations, known).write(statement.type);
}

const anything = (node: ts.Node): JsonSchema => ({
  $comment: node.getText().replace(/\s+/g, ' '),
});

class Writer {
  /** Names being expanded: a type inside itself accepts anything. */
  private readonly open = new Set<string>();

  constructor(
    private readonly declarations: Declarations,
    private readonly known: Readonly<Record<string, JsonSchema>>,
  ) {}

  write(node: ts.TypeNode): JsonSchema {
    if (ts.isParenthesizedTypeNode(node)) return this.write(node.type);
    const keyword = KEYWORDS.get(node.kind);
    if (keyword) return { ...keyword };
    if (ts.isLiteralTypeNode(node)) return literalSchema(node);
    if (ts.isUnionTypeNode(node)) return this.union(node);
    if (ts.isArrayTypeNode(node)) return { type: 'array', items: this.write(node.elementType) };
    if (ts.isTypeLiteralNode(node)) return this.object(node.members);
    if (ts.isTypeReferenceNode(node)) return this.reference(node);
    return anything(node);
  }

  private union({ types }: ts.UnionTypeNode): JsonSchema {
    const forms = types
      .filter(({ kind }) => !ABSENT.has(kind))
      .map((type) => this.write(type))
      .flatMap((form) => form.anyOf ?? form);
    const values = forms.flatMap((form) => form.enum ?? ('const' in form ? form.const : []));
    const others = forms.filter((form) => form.enum === undefined && !('const' in form));
    const all = [...(values.length > 0 ? [{ enum: [...new Set(values)] }] : []), ...others];
    const [only] = all;
    return all.length === 1 && only ? only : { anyOf: all };
  }

  private object(members: ts.NodeArray<ts.TypeElement>): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    let additionalProperties: boolean | JsonSchema = false;
    for (const member of members) {
      if (ts.isIndexSignatureDeclaration(member)) additionalProperties = this.write(member.type);
      if (!member.name || ts.isComputedPropertyName(member.name)) continue;
      const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
      const type = ts.isPropertySignature(member) ? member.type : undefined;
      properties[name] = type ? this.write(type) : anything(member);
      if (!member.questionToken) required.push(name);
    }
    return {
      type: 'object',
      properties,
      ...(required.length > 0 ? { required } : {}),
      additionalProperties,
    };
  }

  private reference(node: ts.TypeReferenceNode): JsonSchema {
    const name = node.typeName.getText();
    const [first, second] = node.typeArguments ?? [];
    if (name === 'Record' && second) {
      return { type: 'object', additionalProperties: this.write(second) };
    }
    if (name === 'Array' && first) return { type: 'array', items: this.write(first) };
    if (name === 'OneOrMany' && first) {
      const one = this.write(first);
      return { anyOf: [...(one.anyOf ?? [one]), { type: 'array', items: one }] };
    }
    const declared = this.known[name] ?? this.declared(name);
    return declared && !first ? declared : anything(node);
  }

  private declared(name: string): JsonSchema | undefined {
    const declaration = this.declarations.get(name);
    if (!declaration || this.open.has(name)) return undefined;
    this.open.add(name);
    try {
      if (ts.isTypeAliasDeclaration(declaration) && !declaration.typeParameters) {
        return this.write(declaration.type);
      }
      if (ts.isInterfaceDeclaration(declaration)) return this.interface(declaration);
      return undefined;
    } finally {
      this.open.delete(name);
    }
  }

  /** An interface that extends others accepts more fields than its own. */
  private interface({ members, heritageClauses }: ts.InterfaceDeclaration): JsonSchema {
    const own = this.object(members);
    return heritageClauses ? { ...own, additionalProperties: true } : own;
  }
}

function literalSchema({ literal }: ts.LiteralTypeNode): JsonSchema {
  if (literal.kind === ts.SyntaxKind.NullKeyword) return { type: 'null' };
  if (ts.isStringLiteral(literal)) return { const: literal.text };
  if (ts.isNumericLiteral(literal)) return { const: Number(literal.text) };
  return { const: literal.kind === ts.SyntaxKind.TrueKeyword };
}
