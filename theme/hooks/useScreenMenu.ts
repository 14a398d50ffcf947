import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';

/** specification §9: mobile breakpoint. */
const WIDE = '(width >= 768px)';

/** State of the full-screen menu of small screens. Closes on navigation, and if the window becomes wider. */
export function useScreenMenu() {
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [knownKey, setKnownKey] = useState(key);
  if (knownKey !== key) {
    setKnownKey(key);
    setIsOpen(false);
  }
  const close = () => {
    setIsOpen(false);
  };
  const open = () => {
    setIsOpen(true);
  };
  useEffect(() => {
    if (!isOpen) return;
    const query = window.matchMedia(WIDE);
    const onChange = ({ matches }: MediaQueryListEvent) => {
      if (matches) setIsOpen(false);
    };
    query.addEventListener('change', onChange);
    return () => {
      query.removeEventListener('change', onChange);
    };
  }, [isOpen]);
  return { isOpen, open, close };
}
