import { useEffect } from 'react';

/** Marks the document once the page answers to clicks and keys: what a reader, or a test, does before is lost. */
export function useReadyMark(): void {
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.ready = '';
    return () => {
      delete root.dataset.ready;
    };
  }, []);
}
