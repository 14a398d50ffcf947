import { optionRoute, optionNames, optionOf, pluginOptionNames } from '@config/facts/reference';
import { site as identity } from '@config/site';
import { closestMatch } from '@diagnostics/closestMatch';
import type { Problem, Rule } from '../report/Problem';
import { inLanguage } from '../site/urls';
import { sourcesOf, type Page, type Source } from '../site/Site';

const PACKAGE = `@rsbuild/core ${identity.documentedVersion}`;

/** Options that `<OptionMeta>` supports. */
const NAMES = [...optionNames, ...pluginOptionNames];

export const optionPages: Rule = {
  name: 'option-pages',
  description: 'Every page of the reference shows the facts of its option, which the package has.',
  check: (site) => [
    ...site.pages.flatMap(pageWithoutOption),
    ...sourcesOf(site).flatMap(optionFacts),
  ],
};

/** Pages that list options: the overviews, the page of all options, and that of their changes. */
const LISTS = /(?:^|\/)index\.mdx?$|^config\/(?:all|changes)\.mdx?$/;

/** A reference page that's neither for an option nor an overview. */
function pageWithoutOption(page: Page): Problem[] {
  const { file, path, route, lang } = page;
  if (!path.startsWith('config/') || LISTS.test(path)) return [];
  const own = inLanguage(route, 'en');
  const routes = optionNames.map(optionRoute);
  const option = optionNames[routes.indexOf(own)];
  if (option !== undefined) return withoutFacts(page, option);
  const meant = closestMatch(own, routes);
  const remedy = meant ? `did you mean docs/${lang}${meant}.mdx?` : 'move it out of config/';
  return [{ file, line: 1, found: `${PACKAGE} has no option for ${own}`, remedy }];
}

/** An option's page shows the type and default of that option. */
function withoutFacts({ file, components }: Page, option: string): Problem[] {
  const shown = components.filter(({ name }) => name === 'OptionMeta');
  if (shown.some(({ facts }) => facts.of === option)) return [];
  const [first] = shown;
  return [
    {
      file,
      line: first?.line ?? 1,
      found: first
        ? `<OptionMeta of="${first.facts.of ?? ''}" /> on the page of ${option}`
        : `the page of ${option} does not show its type and default`,
      remedy: `write <OptionMeta of="${option}" />`,
    },
  ];
}

function optionFacts({ file, components }: Source): Problem[] {
  return components.flatMap(({ name, facts: { of }, line, column }) => {
    if (name !== 'OptionMeta' || (of !== undefined && NAMES.includes(of))) return [];
    const meant = of === undefined ? undefined : (optionOf(of) ?? closestMatch(of, NAMES));
    return {
      file,
      line,
      column,
      found: of === undefined ? '<OptionMeta> names no option' : missing(of),
      remedy: meant
        ? `did you mean <OptionMeta of="${meant}" />?`
        : 'name one, such as <OptionMeta of="output.minify" />',
    };
  });
}

function missing(of: string): string {
  const [plugin = '', option = ''] = of.split('.');
  return plugin.startsWith('plugin-')
    ? `@rsbuild/${plugin} has no option ${option}`
    : `${PACKAGE} has no option ${of}`;
}
