import { useLocation, usePage } from '@rspress/core/runtime';
import { isSamePage } from '@model/sitePath';
import { routeOf } from './useNavigateTo';

/** Whether the page on show is the one that the address names: the engine draws the address first, the layout after it. */
export function useIsPageThere(): boolean {
  const { pathname } = useLocation();
  const { page } = usePage();
  return routeOf(pathname) ? isSamePage(page.routePath, pathname) : page.pageType === '404';
}
