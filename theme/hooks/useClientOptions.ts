import { useLang, withBase } from '@rspress/core/runtime';
import type { ClientOptions } from '@search/clients';
import { useThemeConfig } from './useThemeConfig';

/** Which service or index answers this page's queries. */
export function useClientOptions(): ClientOptions {
  const lang = useLang();
  const { hostedSearch } = useThemeConfig();
  return { lang, base: withBase('/'), service: hostedSearch };
}
