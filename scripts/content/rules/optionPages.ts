import { optionAddress, optionNames, optionOf, pluginOptionNames } from '@config/reference';
import { site as identity } from '@config/site';
import { nearest } from '@config/faults/nearest';
import type { Problem, Rule } from '../report/Problem';
import { inLanguage } from '../site/addresses';
import { sourcesOf, type Page, type Source } from '../site/Site';

const PACKAGE = `@rsbuild/core ${identity.documentedVersion}`;

/** What `<OptionMeta>` can tell of. */
const NAMES = [...optionNames, ...pluginOptionNames];

export const optionPages: Rule = {
  name: 'option-pages',
  description: 'No page documents an option that the package does not have.',
  check: (site) => [
    ...site.pages.flatMap(pageWithoutOption),
    ...sourcesOf(site).flatMap(optionFacts),
  ],
};

/** A page of the reference that is neither an option's nor an overview of its folder. */
function pageWithoutOption({ file, path, address, lang }: Page): Problem[] {
  if (!path.startsWith('config/') || /(?:^|\/)index\.mdx?$/.test(path)) return [];
  const own = inLanguage(address, 'en');
  const addresses = optionNames.map(optionAddress);
  if (addresses.includes(own)) return [];
  const meant = nearest(own, addresses);
  const remedy = meant ? `move it to docs/${lang}${meant}.mdx` : 'move it out of config/';
  return [{ file, line: 1, found: `${PACKAGE} has no option for ${own}`, remedy }];
}

function optionFacts({ file, components }: Source): Problem[] {
  return components.flatMap(({ name, facts: { of }, line, column }) => {
    if (name !== 'OptionMeta' || (of !== undefined && NAMES.includes(of))) return [];
    const meant = of === undefined ? undefined : (optionOf(of) ?? nearest(of, NAMES));
    return {
      file,
      line,
      column,
      found: of === undefined ? '<OptionMeta> names no option' : missing(of),
      remedy: `write <OptionMeta of="${meant ?? 'output.minify'}" />`,
    };
  });
}

function missing(of: string): string {
  const [plugin = '', option = ''] = of.split('.');
  return plugin.startsWith('plugin-')
    ? `@rsbuild/${plugin} has no option ${option}`
    : `${PACKAGE} has no option ${of}`;
}
