import type { ComponentProps } from 'react';
import { Anchor } from '@components/prose/Anchor';
import { CodeBlock } from '@components/prose/CodeBlock';
import { Heading } from '@components/prose/Heading';
import { Image } from '@components/prose/Image';
import { Table } from '@components/prose/Table';

type HeadingTag = ComponentProps<'h1'>;

const tags = {
  a: ({ href = '', ...props }: ComponentProps<'a'>) => <Anchor href={href} {...props} />,
  h1: (props: HeadingTag) => <Heading level={1} {...props} />,
  h2: (props: HeadingTag) => <Heading level={2} {...props} />,
  h3: (props: HeadingTag) => <Heading level={3} {...props} />,
  h4: (props: HeadingTag) => <Heading level={4} {...props} />,
  h5: (props: HeadingTag) => <Heading level={5} {...props} />,
  h6: (props: HeadingTag) => <Heading level={6} {...props} />,
  img: Image,
  pre: CodeBlock,
  table: Table,
};

/** Components by HTML tag, under the export that compiled pages import; see `engine/themeAliases.ts`. */
export const useMDXComponents = (): typeof tags => tags;
