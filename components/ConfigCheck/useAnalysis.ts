import { useEffect, useState } from 'react';
import type { Analysis, Kind } from '@migration/kinds';
import { useSitePort } from '@components/SiteContext';

/** What the user has entered. */
export interface Input {
  code: string;
  /** Empty to detect the tool. */
  kind: Kind | '';
  /** Version of Rsbuild; empty for the documented one. */
  version: string;
}

export type State =
  | { readonly name: 'empty' | 'reading' | 'failed' | 'long' }
  | { readonly name: 'read'; readonly analysis: Analysis };

/** In characters. */
export const MAX_LENGTH = 200_000;

/** Pause before typed text is read, in milliseconds. */
const PAUSE = 150;

/** The answers for a configuration; earlier ones stay until they are there. */
export function useAnalysis({ code, kind, version }: Input): State {
  const { checkConfig, lang } = useSitePort();
  const [state, setState] = useState<State>({ name: 'empty' });
  useEffect(() => {
    if (code.trim() === '' || code.length > MAX_LENGTH) {
      setState({ name: code.trim() === '' ? 'empty' : 'long' });
      return undefined;
    }
    let isCurrent = true;
    const show = (next: State) => {
      if (isCurrent) setState(next);
    };
    setState((shown) => (shown.name === 'read' ? shown : { name: 'reading' }));
    const timer = setTimeout(() => {
      checkConfig({
        code,
        kind: kind || undefined,
        version,
        lang: lang === 'zh' ? 'zh' : 'en',
      }).then(
        (analysis) => show({ name: 'read', analysis }),
        () => show({ name: 'failed' }),
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [checkConfig, code, kind, lang, version]);
  return state;
}
