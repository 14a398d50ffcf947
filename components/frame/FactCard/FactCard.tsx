import {
  autoUpdate,
  flip,
  hide,
  inline,
  shift,
  useFloating,
  useMergeRefs,
} from '@floating-ui/react';
import { useCallback, useEffect, useId, useLayoutEffect, type Ref } from 'react';
import { Breakable } from '@components/ui/Breakable';
import { GAP_PX } from '@components/ui/floating/useFloatingPanel';
import styles from './FactCard.module.css';

interface FactCardProps {
  /** The card with its gap to the link. */
  ref: Ref<HTMLDivElement>;
  /** The link that the card describes. */
  link: HTMLElement;
  /** The option, hook or member. */
  title: string;
  /** Each with its name, and a value as code or as text. */
  facts: readonly { name: string; code?: string; text?: string }[];
  /** A sentence of Markdown with inline code alone. */
  text: string;
}

/** Markdown whose only marks are those of inline code. */
const withCode = (markdown: string) =>
  markdown
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** A popover below a link, with the facts of what the link goes to. It contains text alone, so it is a tooltip. */
export function FactCard({ ref, link, title, facts, text }: FactCardProps) {
  const id = useId();
  const { refs, floatingStyles, placement, middlewareData } = useFloating({
    placement: 'bottom-start',
    strategy: 'fixed',
    middleware: [inline(), flip({ padding: GAP_PX }), shift({ padding: GAP_PX }), hide()],
    whileElementsMounted: autoUpdate,
  });
  const isAway = middlewareData.hide?.referenceHidden ?? false;
  const setFloating = useCallback(
    (element: HTMLElement | null) => {
      refs.setFloating(element);
    },
    [refs],
  );

  // The option `elements` is read once, but the card can move on to another link.
  useLayoutEffect(() => {
    refs.setReference(link);
  }, [refs, link]);

  useEffect(() => {
    link.setAttribute('aria-describedby', id);
    return () => {
      link.removeAttribute('aria-describedby');
    };
  }, [link, id]);

  return (
    <div
      ref={useMergeRefs([setFloating, ref])}
      id={id}
      role="tooltip"
      className={styles.root}
      data-side={placement.split('-', 1)[0]}
      // Not `hidden`, because an element without a box has no position to compute.
      style={{ ...floatingStyles, visibility: isAway ? 'hidden' : 'visible' }}
    >
      <div className={styles.card}>
        <p className={styles.title}>
          <code lang="en">
            <Breakable>{title}</Breakable>
          </code>
        </p>
        <dl className={styles.facts}>
          {facts.map(({ name, code, text: words }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>
                {code === undefined ? words : <code lang="en">{code}</code>}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.text}>{withCode(text)}</p>
      </div>
    </div>
  );
}
