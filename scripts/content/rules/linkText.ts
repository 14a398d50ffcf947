import type { Problem, Rule } from '../report/Problem';
import { sourcesOf, type Link } from '../site/Site';

/** Link texts without meaning out of context: many people with screen readers navigate by a list of links. */
const MEANINGLESS =
  /^(?:(?:click |see |read )?(?:here|this|that|it|link|more|this (?:page|link|article|guide))|learn more|read more|(?:请?(?:点击|点)?(?:这里|此处|这儿)|点此|链接|更多|详情|查看(?:更多|详情)?|了解(?:更多|详情)|本文|这个(?:链接|页面)))$/i;

export const linkText: Rule = {
  name: 'link-text',
  description: 'The text of a link tells where it goes, even when read alone.',
  check: (site) =>
    sourcesOf(site).flatMap(({ file, links }) =>
      links.flatMap((link) => {
        const complaint = check(link);
        return complaint ? { file, line: link.line, column: link.column, ...complaint } : [];
      }),
    ),
};

function check({ text, url }: Link): Pick<Problem, 'found' | 'remedy'> | undefined {
  if (text === undefined) return undefined;
  const words = text.trim();
  if (words === '') {
    return { found: `the link to ${url} has no text`, remedy: 'name what it leads to' };
  }
  if (!MEANINGLESS.test(words)) return undefined;
  return {
    found: `“${words}” does not tell where the link goes`,
    remedy: `name what it leads to, such as [the title of the page](${url})`,
  };
}
