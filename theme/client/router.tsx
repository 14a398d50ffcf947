/**
 * The part of the engine's router that a documentation site needs, under the same names: the library it comes from is
 * ten times as large, and every reader would load it. See `config/plugins/slimEngine.ts`.
 */
import type { Location, NavigateFunction, To } from '@rspress/core/runtime';
import {
  createContext,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  type Context,
  type ReactNode,
} from 'react';

/** How the reader came to where they are: back or forward and by the first load, by a link, by a correction. */
export const NavigationType = { Pop: 'POP', Push: 'PUSH', Replace: 'REPLACE' } as const;

interface Navigation {
  type: (typeof NavigationType)[keyof typeof NavigationType];
  location: Location;
}

/** What the router keeps in each history entry; the names are those of the library, whose entries a reader may hold. */
interface EntryState {
  usr?: unknown;
  key?: string;
}

/** Outside the base path there is no address of the site: one from there stays as it is. */
function withoutBase(pathname: string, basename: string): string {
  const isInside = `${pathname}/`.toLowerCase().startsWith(`${basename}/`.toLowerCase());
  return isInside ? pathname.slice(basename.length) || '/' : pathname;
}

function locationOnShow(basename: string): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (history.state ?? {}) as EntryState;
  return { pathname: withoutBase(pathname, basename), search, hash, state: usr, key };
}

const prefixed = (part: string, mark: string): string =>
  part === '' || part === mark || part.startsWith(mark) ? part : mark + part;

const written = (to: To): string =>
  typeof to === 'string'
    ? to
    : (to.pathname ?? '/') + prefixed(to.search ?? '', '?') + prefixed(to.hash ?? '', '#');

const NavigationContext = createContext<Navigation | null>(null);
const NavigateContext = createContext<NavigateFunction | null>(null);

function useProvided<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (!value) throw new Error('The router’s hooks need a <BrowserRouter> above them.');
  return value;
}

export const useLocation = (): Location => useProvided(NavigationContext).location;

export const useNavigationType = (): Navigation['type'] => useProvided(NavigationContext).type;

/** Stays the same function, whatever page is on show. */
export const useNavigate = (): NavigateFunction => useProvided(NavigateContext);

interface BrowserRouterProps {
  /** The site's base path, without the slash at its end. */
  basename: string;
  children: ReactNode;
}

/** Keeps the page in step with the address. */
export function BrowserRouter({ basename, children }: BrowserRouterProps) {
  const [navigation, setNavigation] = useState<Navigation>(() => ({
    type: NavigationType.Pop,
    location: locationOnShow(basename),
  }));

  const [navigate, showPopped] = useMemo(() => {
    const show = (type: Navigation['type']) => {
      startTransition(() => {
        setNavigation({ type, location: locationOnShow(basename) });
      });
    };
    const go = (to: To | number, options: { replace?: boolean; state?: unknown } = {}) => {
      if (typeof to === 'number') {
        history.go(to);
        return;
      }
      const state: EntryState = { usr: options.state, key: Math.random().toString(36).slice(2) };
      if (options.replace) history.replaceState(state, '', basename + written(to));
      else history.pushState(state, '', basename + written(to));
      show(options.replace ? NavigationType.Replace : NavigationType.Push);
    };
    const pop = () => {
      show(NavigationType.Pop);
    };
    return [go, pop];
  }, [basename]);

  useLayoutEffect(() => {
    window.addEventListener('popstate', showPopped);
    return () => {
      window.removeEventListener('popstate', showPopped);
    };
  }, [showPopped]);

  return (
    <NavigateContext value={navigate}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </NavigateContext>
  );
}
