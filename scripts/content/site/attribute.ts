import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { placeOf } from './placeOf';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export interface Attribute {
  readonly line: number;
  readonly column: number;
  /** `undefined` if the value is computed. */
  readonly text: string | undefined;
}

/** An attribute of a component or tag, by name. */
export function attribute(element: JsxElement, name: string): Attribute | undefined {
  const found = element.attributes.find(
    (candidate): candidate is MdxJsxAttribute =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return found && { ...placeOf(found), text: textOf(found.value) };
}

/** The string value of `a="x"`, `a={'x'}` and a bare `a`. */
function textOf(value: MdxJsxAttribute['value']): string | undefined {
  if (typeof value === 'string') return value;
  if (!value) return '';
  const statement = value.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  return expression.type === 'Literal' && typeof expression.value === 'string'
    ? expression.value
    : undefined;
}
