import type { ThemeRegistrationRaw } from 'shiki';

/** A kind of token: the class that `CodeBlock.module.css` colours, and the scopes of the grammars that it covers. */
interface TokenKind {
  className: string;
  scopes: string[];
}

/** Later kinds win over earlier ones where both match a scope equally well. */
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
  /** Scopes that a kind above covers by their first words, but that read better as plain text. */
  {
    className: '',
    scopes: ['keyword.operator', 'punctuation', 'meta.template.expression', 'string variable'],
  },
];

const PLAIN = '#000000';

/** A colour that no one sees: it carries the number of a kind through the highlighter. */
const colorOf = (kind: number): string => `#${(kind + 1).toString(16).padStart(6, '0')}`;

/** Colours by kind instead of by colour, so that the stylesheet decides what each looks like in which scheme. */
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

/** The class of a token by the style that the highlighter gave it; null for plain text. */
export function tokenClass(style: string): string | null {
  const [, color = PLAIN] = /color:(#\w{6})/.exec(style) ?? [];
  return TOKEN_KINDS.find((_, kind) => colorOf(kind) === color.toLowerCase())?.className ?? null;
}
