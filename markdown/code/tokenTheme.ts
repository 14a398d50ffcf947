import type { ThemeRegistrationRaw } from 'shiki';

/** A kind of token: its class in `CodeBlock.module.css`, and its grammar scopes. */
interface TokenKind {
  className: string;
  scopes: string[];
}

/** If two kinds match a scope equally well, the later one wins. */
const TOKEN_KINDS: readonly TokenKind[] = [
  { className: 'c', scopes: ['comment', 'punctuation.definition.comment'] },
  {
    className: 'k',
    scopes: [
      'keyword',
      'storage.type',
      'storage.modifier',
      'keyword.operator.new',
      'keyword.operator.expression',
      'variable.language.this',
      'markup.heading',
    ],
  },
  {
    className: 's',
    scopes: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'string.regexp'],
  },
  {
    className: 'n',
    scopes: [
      'constant.numeric',
      'constant.language',
      'constant.character',
      'support.constant',
      'keyword.other.unit',
      'entity.name.section',
    ],
  },
  {
    className: 'f',
    scopes: [
      'entity.name.function',
      'support.function',
      'entity.name.tag',
      'support.class.component',
    ],
  },
  {
    className: 't',
    scopes: [
      'entity.name.type',
      'entity.name.class',
      'entity.other.inherited-class',
      'entity.other.attribute-name',
      'support.type',
      'support.class',
    ],
  },
  {
    className: 'p',
    scopes: [
      'meta.object-literal.key',
      'meta.object-literal.key entity.name.function',
      'support.type.property-name',
      'variable.other.property',
      'variable.object.property',
      'entity.name.tag.yaml',
    ],
  },
  /** Scopes that match a kind above by prefix, but read better as plain text. */
  {
    className: '',
    scopes: ['keyword.operator', 'punctuation', 'meta.template.expression', 'string variable'],
  },
];

const PLAIN = '#000000';

/** Placeholder color that carries the number of a kind through the highlighter. */
const colorOf = (kind: number): string => `#${(kind + 1).toString(16).padStart(6, '0')}`;

/** A theme that assigns kinds instead of colors, so that the stylesheet sets the colors of both schemes. */
export const tokenTheme: ThemeRegistrationRaw = {
  name: 'token-kinds',
  type: 'light',
  fg: PLAIN,
  bg: '#ffffff',
  settings: TOKEN_KINDS.map(({ className, scopes }, kind) => ({
    scope: scopes,
    settings: { foreground: className ? colorOf(kind) : PLAIN },
  })),
};

/** The class of a token from the style that the highlighter assigned; null for plain text. */
export function tokenClass(style: string): string | null {
  const [, color = PLAIN] = /color:(#\w{6})/.exec(style) ?? [];
  return TOKEN_KINDS.find((_, kind) => colorOf(kind) === color.toLowerCase())?.className ?? null;
}
