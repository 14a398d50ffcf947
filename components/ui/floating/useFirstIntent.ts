import { useState, type SyntheticEvent } from 'react';

interface FirstIntent {
  /** The element that was hovered or focused; null before that. */
  anchor: HTMLElement | null;
  /** The last click on the anchor, which may precede the code that handles it. */
  click: Event | undefined;
  /** Props for an element around the anchor, which is its first child. */
  intentProps: {
    onClick: (event: SyntheticEvent<HTMLElement>) => void;
    onPointerEnter: (event: SyntheticEvent<HTMLElement>) => void;
    onFocus: (event: SyntheticEvent<HTMLElement>) => void;
  };
}

/** Detects the first hover, focus or touch of an element, to load code on demand. */
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
