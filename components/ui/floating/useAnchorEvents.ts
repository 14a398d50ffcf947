import type { FloatingContext } from '@floating-ui/react';
import { useEffect } from 'react';

/**
 * Opens a panel by focus or click of its anchor, which is drawn before the panel's code is loaded
 * and so takes no props from it. A click on a panel that hover has opened keeps it open.
 */
export function useAnchorEvents(
  context: FloatingContext,
  anchor: HTMLElement,
  opensOn: 'focus' | 'click',
): void {
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    if (opensOn === 'click') {
      const onClick = (event: MouseEvent) => {
        const isShown = context.open && context.dataRef.current.openEvent?.type === 'click';
        context.onOpenChange(!isShown, event, 'click');
      };
      anchor.addEventListener('click', onClick, { signal });
    } else {
      const onFocus = (event: FocusEvent) => {
        if (anchor.matches(':focus-visible')) context.onOpenChange(true, event, 'focus');
      };
      const onBlur = (event: FocusEvent) => {
        context.onOpenChange(false, event, 'focus');
      };
      anchor.addEventListener('focus', onFocus, { signal });
      anchor.addEventListener('blur', onBlur, { signal });
    }
    return () => {
      abort.abort();
    };
  }, [anchor, context, opensOn]);
}
