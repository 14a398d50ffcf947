/** Texts of a card. */
export interface CardFacts {
  lang: string;
  site: string;
  /** The section in the navbar; empty on a home page. */
  section: string;
  title: string;
  /** URL without the scheme: `rsbuild.rs/config/mode`. */
  route: string;
}

/** Light colors of theme/styles/tokens.css. */
const COLOR = {
  page: '#fff',
  text: '#1c1a17',
  soft: '#5d5851',
  accent: '#a34208',
  line: '#e4e1dc',
  band: '#ff9550',
};

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#c2500a" d="M16 15.5 29 22l-13 6.5L3 22z"/><path fill="#ff9550" d="M16 9.5 29 16l-13 6.5L3 16z"/><path fill="#ffc48f" d="M16 3.5 29 10l-13 6.5L3 10z"/><path fill="#7a3006" d="m17.8 5.2-6 5.4h3.7l-1.3 4.2 6-5.4h-3.7z"/></svg>';

/** An element in the format of satori, without React. */
export interface CardElement {
  type: string;
  props: {
    style?: Record<string, string | number>;
    children?: unknown;
    src?: string;
    width?: number;
    height?: number;
  };
}

const box = (style: Record<string, string | number>, ...children: unknown[]): CardElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** A Chinese character is about as wide as two others. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((width, character) => width + (character > '\u2e80' ? 2 : 1), 0);

/** Width available for a title in pixels, and the average width of a bold letter relative to its size. */
const TITLE_WIDTH = 1040;
const LETTER_WIDTH = 0.62;

/** Longer titles are smaller, so that they fit in three lines and the longest word, such as an option, isn't split. */
function titleSize(title: string): number {
  const width = widthOf(title);
  const wanted = width <= 24 ? 88 : width <= 48 ? 72 : 56;
  const longest = Math.max(...title.split(/[\s\u2e80-\uffff]+/).map(widthOf));
  return Math.min(wanted, Math.floor(TITLE_WIDTH / (longest * LETTER_WIDTH)));
}

/** A card: site name at the top, section and title in the middle, URL at the bottom. */
export function cardElement({ site, section, title, route }: CardFacts): CardElement {
  const logo = {
    type: 'img',
    props: {
      src: `data:image/svg+xml;base64,${Buffer.from(LOGO).toString('base64')}`,
      width: 72,
      height: 72,
    },
  };
  return box(
    {
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 80px 56px',
      color: COLOR.text,
      background: COLOR.page,
      borderBottom: `16px solid ${COLOR.band}`,
    },
    box({ alignItems: 'center', gap: 20, fontSize: 44, fontWeight: 700 }, logo, box({}, site)),
    box(
      { flexDirection: 'column', gap: 12 },
      ...(section ? [box({ color: COLOR.accent, fontSize: 36 }, section)] : []),
      box(
        { fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.15, wordBreak: 'break-word' },
        title,
      ),
    ),
    box(
      { paddingTop: 24, borderTop: `2px solid ${COLOR.line}`, color: COLOR.soft, fontSize: 28 },
      route,
    ),
  );
}
