import { entriesOf } from '@search/messages/entries';
import { isMessagePage } from '@search/messages/messageFile';
import { coverageReader, staleExcuses } from '../../messages/messageCoverage';
import type { Message, MessagesFile } from '../../messages/messagesFile';
import printed from '@config/facts/messages.json';
import type { Problem, Rule } from '../report/Problem';
import { firstDifference } from '../site/firstDifference';
import type { Page, Site } from '../site/Site';

/** The page that lists the others. */
const OVERVIEW = 'guide/faq/messages.mdx';
const EXCUSES = 'config/facts/messageExcuses.ts';
const { messages }: MessagesFile = printed;

/** The pages that explain messages, in one language. */
const pagesIn = ({ pages }: Site, lang: string): Page[] =>
  pages.filter((page) => page.lang === lang && isMessagePage(page.route));

export const messageCoverage: Rule = {
  name: 'message-coverage',
  description: 'Every message that the packages print has an entry, or a reason why it has none.',
  skipped: (site) => (pagesIn(site, 'en').length === 0 ? 'no page explains messages' : undefined),
  check: (site) => [
    ...unexplained(site),
    ...staleExcuses(messages).map((template) => ({
      file: EXCUSES,
      line: 1,
      found: `no package prints “${template}”`,
      remedy: 'remove the excuse',
    })),
    ...untranslated(site),
  ],
};

function unexplained(site: Site): Problem[] {
  const pages = pagesIn(site, 'en');
  const overview = pages.find(({ path }) => path === OVERVIEW);
  if (!overview) return [];
  const coverageOf = coverageReader(pages.flatMap(({ text }) => entriesOf(text)));
  const missing = messages.filter((message) => coverageOf(message) === undefined);
  return missing.map(({ template, package: name, place }: Message) => ({
    file: overview.file,
    line: 1,
    found: `“${template}” of ${name} (${place}) has no entry`,
    remedy: `add a heading with the message as code and an {#id}, or a reason to ${EXCUSES}`,
  }));
}

/** Messages are the same in both languages: the packages print English. */
function untranslated(site: Site): Problem[] {
  return pagesIn(site, 'zh').flatMap((page) => {
    const original = pagesIn(site, 'en').find(({ path }) => path === page.path);
    const expected = entriesOf(original?.text ?? '').flatMap(({ templates }) => templates);
    const found = entriesOf(page.text).flatMap(({ templates }) => templates);
    const index = firstDifference(expected, found, (one) => one);
    if (index === undefined) return [];
    const heading = page.headings.find(({ text }) => text === found[index]);
    return {
      file: page.file,
      line: heading?.line ?? 1,
      found: `the message “${found[index] ?? ''}” differs from “${expected[index] ?? ''}” in English`,
      remedy: 'list the same messages, in the words of the terminal',
    };
  });
}
