import { optionOf } from '@config/facts/reference';
import type { Problem, Rule } from '../report/Problem';
import { splitUrl } from '../site/urls';
import { optionWritten, pageOfOption, tellsOfOthers } from '../site/reference';
import { type Page, type Site } from '../site/Site';

/** The build links option names in code; this rule checks links in Markdown. */
export const optionLinks: Rule = {
  name: 'option-links',
  description: 'A link that is called by the name of an option leads to the page of that option.',
  check: (site) => site.pages.flatMap((page) => check(site, page)),
};

function check(site: Site, { file, mentions, path, lang }: Page): Problem[] {
  if (tellsOfOthers(path)) return [];
  return mentions.flatMap(({ text, url, line, column }) => {
    const name = optionWritten(text);
    const option = name === undefined ? undefined : optionOf(name);
    const target = option && pageOfOption(site, option, lang);
    // Links to Rspack's options of the same name lead to another site.
    if (!target || url === undefined || !url.startsWith('/')) return [];
    if (splitUrl(url).path === target.route) return [];
    return {
      file,
      line,
      column,
      found: `${text} leads to ${url}`,
      remedy: `write [${text}](${target.route})`,
    };
  });
}
