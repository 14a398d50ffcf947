import { useEffect, useState, type RefObject } from 'react';
import { HOVER_DELAY_MS } from './useFloatingPanel';

/** The link whose card is open, and the card's content. */
interface OpenCard<Content> {
  link: HTMLAnchorElement;
  content: Content;
}

interface LinkCardOptions<Content> {
  /** Selector of the links. */
  selector: string;
  /** The content of a link's card, which may have to load; undefined if the link has none. */
  contentOf: (link: HTMLAnchorElement) => Promise<Content | undefined> | undefined;
  card: RefObject<HTMLElement | null>;
  /** A link that the reader pointed at or focused before this code loaded. */
  first: HTMLAnchorElement;
}

const isPointedAt = (link: Element): boolean => link.matches(':hover, :focus-visible');

/** Touch has no hover, and a device without a mouse or a pen reports imitated events of a mouse. */
const canHover = ({ pointerType }: PointerEvent): boolean =>
  pointerType !== 'touch' && window.matchMedia('(any-pointer: fine)').matches;

/** Listens for what opens and closes cards. @returns a function that removes the listeners */
function watchLinks<Content>(
  { selector, contentOf, card, first }: LinkCardOptions<Content>,
  show: (open: OpenCard<Content> | null) => void,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The link that the reader points at or focuses, whose card is open or about to open. */
  let target: HTMLAnchorElement | null = null;
  let open: HTMLAnchorElement | null = null;

  const later = (act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, HOVER_DELAY_MS);
  };
  const set = (card: OpenCard<Content> | null) => {
    open = card?.link ?? null;
    show(card);
  };
  const leave = () => {
    if (!target || target.matches(':focus-visible')) return;
    target = null;
    later(() => {
      set(null);
    });
  };
  const enter = (link: HTMLAnchorElement) => {
    if (link === target) return;
    // Without its content, a link has no card.
    const loading = contentOf(link)?.catch(() => undefined);
    if (!loading) {
      leave();
      return;
    }
    target = link;
    later(() => {
      void loading.then((content) => {
        if (link === target && content) set({ link, content });
      });
    });
  };
  /** Closes the card until the reader leaves its link. */
  const dismiss = () => {
    clearTimeout(timer);
    if (open) set(null);
  };

  const linkAt = ({ target: node }: Event): HTMLAnchorElement | null =>
    node instanceof Element ? node.closest<HTMLAnchorElement>(selector) : null;
  const isInCard = ({ target: node }: Event): boolean =>
    node instanceof Node && (card.current?.contains(node) ?? false);

  // Scrolling and typing move links under a resting pointer: only a movement opens a card.
  const onMove = (event: PointerEvent) => {
    const link = linkAt(event);
    // With a button down, the reader selects text.
    if (link && event.buttons === 0 && canHover(event)) enter(link);
  };
  const onOver = (event: PointerEvent) => {
    if (!isInCard(event)) {
      if (linkAt(event) !== target) leave();
      return;
    }
    clearTimeout(timer);
    target = open;
  };
  const onFocus = (event: FocusEvent) => {
    const link = linkAt(event);
    if (link?.matches(':focus-visible')) enter(link);
  };
  const onBlur = (event: FocusEvent) => {
    if (target === event.target && !target?.matches(':hover')) leave();
  };
  const onPress = (event: PointerEvent) => {
    if (!isInCard(event)) dismiss();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss();
  };

  document.addEventListener('pointermove', onMove, { passive: true, signal });
  document.addEventListener('pointerover', onOver, { passive: true, signal });
  document.documentElement.addEventListener('pointerleave', leave, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', onBlur, { signal });
  document.addEventListener('pointerdown', onPress, { capture: true, signal });
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('input', dismiss, { signal });
  if (first.isConnected && isPointedAt(first)) enter(first);
  return () => {
    abort.abort();
    clearTimeout(timer);
    set(null);
  };
}

/**
 * The link whose card is open. Opens cards for links that are plain HTML, on hover and keyboard focus, and closes them
 * when both have ended, on Escape, on a click elsewhere, and while the reader types; specification §9 and WCAG 1.4.13.
 */
export function useLinkCard<Content>({
  selector,
  contentOf,
  card,
  first,
}: LinkCardOptions<Content>): OpenCard<Content> | null {
  const [open, setOpen] = useState<OpenCard<Content> | null>(null);
  useEffect(
    () => watchLinks({ selector, contentOf, card, first }, setOpen),
    [selector, contentOf, card, first],
  );
  return open;
}
