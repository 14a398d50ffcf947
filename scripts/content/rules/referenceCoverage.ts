import {
  apiParts,
  declaredTypes,
  optionRoute,
  optionNames,
  pluginRoute,
  pluginOptionNames,
  type ApiPart,
} from '@config/facts/reference';
import { LANGUAGES, type Language } from '@config/site';
import type { Problem, Rule } from '../report/Problem';
import { inLanguage, pageAt } from '../site/urls';
import { hasMemberSection, hasOptionSection, pageOfOption } from '../site/reference';
import type { Site } from '../site/Site';

/** API objects whose members all need a section; exported types are described where they are used. */
const COVERED = Object.keys(apiParts).filter((part) => part !== 'types') as ApiPart[];

/** The page with a section for each type in option types that no other page describes. */
const TYPES_PAGE = apiParts.types.pages[0];

/** The first page of the reference; the rule `routes` reports if it's missing. */
const REFERENCE = '/api/javascript-api/core';

export const referenceCoverage: Rule = {
  name: 'reference-coverage',
  description:
    'Every option has a page or a section of its name; every option of a plugin, member of the JavaScript API and type that options name has a section.',
  skipped: (site) => (pageAt(site, REFERENCE) ? undefined : `the site has no ${REFERENCE}`),
  check: (site) =>
    LANGUAGES.flatMap(({ lang }) => [
      ...options(site, lang),
      ...pluginOptions(site, lang),
      ...members(site, lang),
      ...types(site, lang),
    ]),
};

function options(site: Site, lang: Language): Problem[] {
  return optionNames
    .filter((option) => !pageOfOption(site, option, lang) && !hasOptionSection(site, option, lang))
    .map((option) => ({
      file: `docs/${lang}${optionRoute(option)}.mdx`,
      line: 1,
      found: `the option ${option} has neither a page nor a section`,
      remedy: `write the page, or a heading ${option} where it is described`,
    }));
}

function pluginOptions(site: Site, lang: Language): Problem[] {
  return pluginOptionNames.flatMap((path) => {
    const [plugin = '', option = ''] = path.split('.');
    const route = inLanguage(pluginRoute(plugin), lang);
    const page = pageAt(site, route);
    if (page?.headings.some(({ text }) => text === option)) return [];
    return {
      file: page?.file ?? `docs/${lang}${pluginRoute(plugin)}.mdx`,
      line: 1,
      found: `the option ${option} of @rsbuild/${plugin} has no section`,
      remedy: `write a heading ${option}`,
    };
  });
}

function members(site: Site, lang: Language): Problem[] {
  return COVERED.flatMap((part) =>
    apiParts[part].members
      .filter((member) => !hasMemberSection(site, part, member, lang))
      .map((member) => ({
        file: `docs${inLanguage(apiParts[part].pages[0], lang).replace(/^\/(?!zh\/)/, '/en/')}.mdx`,
        line: 1,
        found: `${member} of the JavaScript API (${part}) has no section`,
        remedy: `write a heading ${member} on ${apiParts[part].pages.join(' or ')}`,
      })),
  );
}

function types(site: Site, lang: Language): Problem[] {
  return declaredTypes
    .filter((type) => !hasMemberSection(site, 'types', type, lang))
    .map((type) => ({
      file: `docs/${lang}${TYPES_PAGE}.mdx`,
      line: 1,
      found: `the type ${type}, which options name, has no section`,
      remedy: `write a heading \`${type}\` with <TypeDeclaration of="${type}" />`,
    }));
}
