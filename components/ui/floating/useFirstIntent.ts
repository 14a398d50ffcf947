import { useState, type SyntheticEvent } from 'react';

interface FirstIntent {
  /** The element that the reader turned to; null until then. */
  anchor: HTMLElement | null;
  /** For an element around the anchor, which is its first child. */
  intentProps: {
    onPointerEnter: (event: SyntheticEvent<HTMLElement>) => void;
    onFocus: (event: SyntheticEvent<HTMLElement>) => void;
  };
}

/** Tells when a reader first turns to an element, so that what it opens is loaded then and not before. */
export function useFirstIntent(): FirstIntent {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const onIntent = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    setAnchor(currentTarget.firstElementChild as HTMLElement | null);
  };
  return { anchor, intentProps: { onPointerEnter: onIntent, onFocus: onIntent } };
}
