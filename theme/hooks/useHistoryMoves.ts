import { removeBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { trackPageLoad } from './pageLoadProgress';
import { dropPendingChoice, routeOf } from './useNavigateTo';

/** Back and forward: shows progress as a link does, and drops the page that a link may still be loading. */
export function useHistoryMoves(): void {
  useEffect(() => {
    const onPopState = () => {
      dropPendingChoice();
      const route = routeOf(removeBase(window.location.pathname));
      if (route) trackPageLoad(route.preload());
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
    };
  }, []);
}
