import { useRef } from 'react';
import { FactCard } from '@components/frame/FactCard';
import { useLabels } from '@components/SiteContext';
import { useLinkCard } from '@components/ui/floating/useLinkCard';
import type { LinkFacts } from '@config/facts/linkFacts';
import { useLazyText } from '@hooks/useLazyText';
import { useLinkFacts } from '@hooks/useLinkFacts';
import strings from '../../i18n.json';

/** What a card lists of a link's facts, with labels. */
function useFactRows(): (facts: LinkFacts) => { name: string; code?: string; text?: string }[] {
  const labels = useLabels().option;
  const own = useLazyText();
  return ({ type, default: value, since, deprecated }) => [
    ...(type === undefined ? [] : [{ name: labels.type, code: type }]),
    ...(value === undefined
      ? []
      : [
          value === null
            ? { name: labels.default, text: own(strings['content.optionOnPage']) }
            : { name: labels.default, code: value },
        ]),
    ...(since === undefined ? [] : [{ name: labels.since, text: since }]),
    ...(deprecated === undefined ? [] : [{ name: labels.deprecated, text: deprecated }]),
  ];
}

interface OpenFactCardProps {
  /** Selector of the links that can have a card. */
  links: string;
  /** The link for which this code loaded. */
  first: HTMLAnchorElement;
}

/** The card of the link that the reader points at or focuses. */
export function OpenFactCard({ links, first }: OpenFactCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const rowsOf = useFactRows();
  const open = useLinkCard({ selector: links, contentOf: useLinkFacts(), card, first });
  if (!open) return null;
  const { link, content } = open;
  return (
    <FactCard
      ref={card}
      link={link}
      title={content.title}
      facts={rowsOf(content)}
      text={content.text}
    />
  );
}
