import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Data, type Processor } from 'unified';

type Syntax = NonNullable<Data['micromarkExtensions']>[number];
type Compiler = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], readonly unknown[]>;

/** The construct of GFM that makes `a@b.c` a link: it stops at every word to look for one, a tenth of all parsing. */
const MAIL_CONSTRUCT = 'emailAutolink';

/** What a text needs for a mail address, in escapes too; `&` may begin an `@` that is written as an entity. */
const MAY_HOLD_MAIL = /[-.\w+]\\?@[-.\w\\]*\.[-.\w\\]*[a-z]|&[#a-z]/i;

/** What GFM makes a link without marks around it; its own search for it walks each tree twice, as slowly as collecting all. */
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

/** The tree of a page as the engine parses it. Throws what the parser says of a page that is not well formed. */
export const parse = (source: string, format: 'md' | 'mdx'): Root =>
  PARSERS[format][MAY_HOLD_MAIL.test(source) ? 'mail' : 'plain'].parse(source);
