import { useEffect, useState } from 'react';
import type { Analysis, Kind } from '@migration/kinds';
import { useSitePort } from '@components/SiteContext';
import type { ConfigResult } from './ConfigResult';

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
  | { readonly name: 'read'; readonly analysis: Analysis; readonly Result: typeof ConfigResult };

/** What shows the answers, which loads together with the first ones. */
const loadResult = async () => (await import('./ConfigResult')).ConfigResult;

/** In characters. */
export const MAX_LENGTH = 200_000;

/** Pause before typed text is read, in milliseconds. */
const PAUSE = 150;

/** The answers for a configuration; earlier ones stay until they are there. */
export function useAnalysis({ code, kind, version }: Input): State {
  const { checkConfig, lang } = useSitePort();
  const [state, setState] = useState<State>({ name: 'reading' });
  const isEmpty = code.trim() === '';
  const isLong = code.length > MAX_LENGTH;
  useEffect(() => {
    if (isEmpty || isLong) return undefined;
    let isCurrent = true;
    const show = (next: State) => {
      if (isCurrent) setState(next);
    };
    const language = lang === 'zh' ? 'zh' : 'en';
    const timer = setTimeout(() => {
      const answers = checkConfig({ code, kind: kind || undefined, version, lang: language });
      Promise.all([answers, loadResult()]).then(
        ([analysis, Result]) => show({ name: 'read', analysis, Result }),
        () => show({ name: 'failed' }),
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [checkConfig, code, isEmpty, isLong, kind, lang, version]);
  if (isEmpty) return { name: 'empty' };
  return isLong ? { name: 'long' } : state;
}
