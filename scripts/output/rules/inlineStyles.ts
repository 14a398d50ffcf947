import type { Rule } from '../../content/report/Problem';
import { readable, type BuiltSite, type InlineStyle } from '../site/BuiltSite';
import { tell } from '../site/tell';

interface Allowance {
  readonly tag: string;
  readonly style: RegExp;
  readonly reason: string;
}

/** Computed values that can't be in a stylesheet; everything else uses a class or a `data-` attribute. */
const ALLOWED: readonly Allowance[] = [
  {
    tag: 'i',
    style: /^left:[\d.]+%;top:[\d.]+%;width:[\d.]+px;height:[\d.]+px$/,
    reason: 'each of the 35 stars of the landing page has its own place and size',
  },
  {
    tag: 'li',
    style: /^--share:[\d.]+;--time:[\d.]+s$/,
    reason: 'each bar of a chart is as long, and takes as long to grow, as what it measures',
  },
  {
    tag: 'img',
    style: /^scale:[\d.]+$/,
    reason: 'logos of sibling tools say in their data how large they are drawn',
  },
];

export const inlineStyles: Rule<BuiltSite> = {
  name: 'inline-styles',
  description: 'Tags have a style attribute only for values that a stylesheet cannot contain.',
  check: (site) =>
    tell(
      readable(site).flatMap((page) =>
        page.styles
          .filter((inline) => !isAllowed(inline))
          .map(({ tag, style }) => ({
            page,
            mark: '',
            found: `<${tag} style="${style}">`,
            remedy:
              'make it a class or a data- attribute, or add it with its reason to the table of scripts/output/rules/inlineStyles.ts',
          })),
      ),
    ),
};

const isAllowed = ({ tag, style }: InlineStyle): boolean =>
  ALLOWED.some((allowed) => allowed.tag === tag && allowed.style.test(style));
