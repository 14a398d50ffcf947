import { useEffect } from 'react';

/** Loads the code of the option filter on a page that has one. @param page changes when the content does */
export function useOptionFilter(page: unknown): void {
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-option-filter]');
    if (!form) return;
    let isGone = false;
    let stop = (): void => undefined;
    import('./optionFilter').then(
      ({ startOptionFilter }) => {
        if (!isGone) stop = startOptionFilter(form);
      },
      // Without its code, the page shows the whole list.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [page]);
}
