import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CARD_SIZE } from '@publish/socialCard';
import { cardElement, type CardElement, type CardFacts } from './cardElement';
import { subsetsOf } from './fontSubsets';

interface Font {
  name: string;
  data: Buffer;
  weight: number;
  style: 'normal';
}

type Satori = (element: CardElement, options: object) => Promise<string>;

interface Resvg {
  render: () => { asPng: () => Buffer };
}

/** Packages of this folder, which only `npm run cards` installs. */
const require = createRequire(import.meta.url);

const WEIGHTS = [400, 700];

const fonts = new Map<string, Font>();

function fontOf(subset: string, weight: number): Font {
  const file = `noto-sans-sc-${subset}-${String(weight)}-normal.woff`;
  const known = fonts.get(file);
  if (known) return known;
  const folder = path.dirname(require.resolve('@fontsource/noto-sans-sc/package.json'));
  const data = readFileSync(path.join(folder, 'files', file));
  const font: Font = { name: subset, data, weight, style: 'normal' };
  fonts.set(file, font);
  return font;
}

/** Draws cards as PNG. The packages load once; a card depends only on its texts. */
export async function cardDrawer(): Promise<(facts: CardFacts) => Promise<Buffer>> {
  const { default: satori } = (await import(pathToFileURL(require.resolve('satori')).href)) as {
    default: Satori;
  };
  const { Resvg } = require('@resvg/resvg-js') as {
    Resvg: new (svg: string, options: object) => Resvg;
  };
  const ranges = require('@fontsource/noto-sans-sc/unicode.json') as Record<string, string>;
  return async (facts) => {
    const subsets = subsetsOf(Object.values(facts).join(''), ranges);
    const element = cardElement(facts);
    element.props.style = { ...element.props.style, fontFamily: subsets.join(', ') };
    const svg = await satori(element, {
      ...CARD_SIZE,
      fonts: subsets.flatMap((subset) => WEIGHTS.map((weight) => fontOf(subset, weight))),
    });
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}
