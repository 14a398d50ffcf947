import { INFORMATIVE_LEVELS, MESSAGE_EXCUSES } from '@config/facts/messageExcuses';
import { normalized } from '@search/messages/template';
import type { MessageEntry } from '@search/messages/entries';
import type { Message } from './messagesFile';

/** How a message is covered: the id of its entry, or the reason why it has none. */
export type Coverage = { readonly entry: string } | { readonly reason: string };

/** Finds the entry or the excuse of a message; undefined if it has neither. */
export function coverageReader(
  entries: readonly MessageEntry[],
): (message: Message) => Coverage | undefined {
  const keys = entries.flatMap(({ id, templates }) =>
    templates.map((template) => ({ id, key: keyOf(template) })),
  );
  const idOf = (message: string) =>
    keys.find(
      ({ key }) => key === message || (key.endsWith('…') && message.startsWith(key.slice(0, -1))),
    )?.id;
  const reasons = new Map(
    MESSAGE_EXCUSES.flatMap(({ reason, templates }) =>
      templates.map((template) => [template, reason]),
    ),
  );
  return ({ template, level }) => {
    const entry = idOf(keyOf(template));
    if (entry !== undefined) return { entry };
    const reason = reasons.get(template);
    if (reason !== undefined) return { reason };
    return INFORMATIVE_LEVELS.includes(level) ? { reason: 'Informative' } : undefined;
  };
}

/** The first line, which is the heading of an entry; the tag of the package and names of placeholders don't count. */
const keyOf = (template: string): string =>
  normalized(template.trim().split('\n')[0] ?? '').toLowerCase();

/** Excuses for messages that the packages don't print. */
export function staleExcuses(messages: readonly Message[]): string[] {
  const printed = new Set(messages.map(({ template }) => template));
  return MESSAGE_EXCUSES.flatMap(({ templates }) => templates).filter((one) => !printed.has(one));
}
