import { CodeBlock } from '@components/prose/CodeBlock';
import { Table } from '@components/prose/Table';
import { MarkdownLink } from './MarkdownLink';

const tags = {
  a: MarkdownLink,
  pre: CodeBlock,
  table: Table,
};

/** HTML tag → component, in the shape that compiled pages ask for. */
export const markdownTags = (): typeof tags => tags;
