import {
  ErrorCodes,
  html as html5,
  parse,
  parseFragment,
  type DefaultTreeAdapterTypes,
  type ParserError,
} from 'parse5';
import { excuseOf, type Complaint, type Sample, type SampleCheck } from '../sample/Sample';

/** Elements with an optional end tag in HTML. */
const OPTIONAL_END =
  /^(?:html|head|body|p|li|dt|dd|tr|td|th|tbody|thead|tfoot|colgroup|option|optgroup)$/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

export const html: SampleCheck = {
  name: 'html',
  description: 'HTML parses without a fault, and every element is closed.',
  takes: (sample) => sample.lang === 'html' && excuseOf(sample) === undefined,
  check: (samples) => samples.map(complaints),
};

function complaints({ code }: Sample): Complaint[] {
  // Template expressions count as text.
  const text = code.replace(/<%[\s\S]*?%>/g, (part) => part.replace(/[^\n]/g, ' '));
  const errors: ParserError[] = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: (error: ParserError) => errors.push(error),
  };
  const isDocument = /^\s*<(?:!doctype|html)\b/i.test(text);
  const tree = isDocument ? parse(text, options) : parseFragment(text, options);
  const reported = errors.map(({ code: name, startLine, startCol }) => ({
    line: startLine,
    column: startCol,
    found: `not valid HTML: ${name.replaceAll('-', ' ')}`,
    remedy: name === ErrorCodes.missingDoctype ? 'begin with <!doctype html>' : 'correct the tag',
  }));
  return reported.length > 0 ? reported : unclosed(tree);
}

function unclosed(node: DefaultTreeAdapterTypes.ParentNode): Complaint[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const { tagName, sourceCodeLocation: place } = child;
    const isOpen = place && !place.endTag && !VOID.test(tagName) && !OPTIONAL_END.test(tagName);
    const isForeign = child.namespaceURI !== html5.NS.HTML;
    const own: Complaint[] =
      isOpen && !isForeign
        ? [
            {
              line: place.startLine,
              column: place.startCol,
              found: `<${tagName}> is not closed`,
              remedy: `write </${tagName}>`,
            },
          ]
        : [];
    return [...own, ...unclosed('content' in child ? child.content : child)];
  });
}
