import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Data, type Processor } from 'unified';

type Syntax = NonNullable<Data['micromarkExtensions']>[number];
type Compiler = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], readonly unknown[]>;

/** The GFM construct that turns `a@b.c` into a link. It checks every word, which takes a tenth of the parsing time. */
const MAIL_CONSTRUCT = 'emailAutolink';

/** Whether a text can contain a mail address, including escapes; `&` can start an `@` written as an entity. */
const MAY_HOLD_MAIL = /[-.\w+]\\?@[-.\w\\]*\.[-.\w\\]*[a-z]|&[#a-z]/i;

/** Whether a text can contain GFM autolinks; the library traverses each tree twice to find them, which is slow. */
const BARE_ADDRESS = /https?:\/\/|www\.|@/i;

const hasBareAddress = (node: Nodes): boolean =>
  node.type === 'text'
    ? BARE_ADDRESS.test(node.value)
    : 'children' in node && node.children.some(hasBareAddress);

const withoutMail = (extension: Syntax): Syntax => ({
  ...extension,
  text: Object.fromEntries(
    Object.entries(extension.text ?? {}).map(([code, constructs]) => [
      code,
      [constructs ?? []].flat().filter(({ name }) => name !== MAIL_CONSTRUCT),
    ]),
  ),
});

const sparingly = (extension: Compiler): Compiler => ({
  ...extension,
  transforms: extension.transforms?.map(
    (transform) => (tree) => (hasBareAddress(tree) ? transform(tree) : undefined),
  ),
});

function linkSparingly(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.flat().map(sparingly);
}

function leaveMailOut(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map(withoutMail);
}

const WITH_MAIL = unified().use(remarkParse).use(remarkGfm).use(linkSparingly);
const WITHOUT_MAIL = WITH_MAIL().use(leaveMailOut);
const PARSERS = {
  md: { mail: WITH_MAIL().freeze(), plain: WITHOUT_MAIL().freeze() },
  mdx: { mail: WITH_MAIL().use(remarkMdx).freeze(), plain: WITHOUT_MAIL().use(remarkMdx).freeze() },
};

/** Parses a page like the engine. Throws the parser's error if the page is malformed. */
export const parse = (source: string, format: 'md' | 'mdx'): Root =>
  PARSERS[format][MAY_HOLD_MAIL.test(source) ? 'mail' : 'plain'].parse(source);
