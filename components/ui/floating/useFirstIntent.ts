import { useState, type SyntheticEvent } from 'react';

interface FirstIntent {
  /** The element that the reader turned to; null until then. */
  anchor: HTMLElement | null;
  /** The last click on the anchor, perhaps before the code that handles it has loaded. */
  click: Event | undefined;
  /** For an element around the anchor, which is its first child. */
  intentProps: {
    onClick: (event: SyntheticEvent<HTMLElement>) => void;
    onPointerEnter: (event: SyntheticEvent<HTMLElement>) => void;
    onFocus: (event: SyntheticEvent<HTMLElement>) => void;
  };
}

/** Tells when a reader first turns to an element, so that what it opens is loaded then and not before. */
export function useFirstIntent(): FirstIntent {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [click, setClick] = useState<Event>();
  const onIntent = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    setAnchor(currentTarget.firstElementChild as HTMLElement | null);
  };
  const onClick = ({ nativeEvent }: SyntheticEvent<HTMLElement>) => {
    setClick(nativeEvent);
  };
  return {
    anchor,
    click,
    intentProps: { onClick, onPointerEnter: onIntent, onFocus: onIntent },
  };
}
