import { useLang, useSite, useVersion, withBase } from '@rspress/core/runtime';
import type { ClientOptions } from '@search/client/clients';
import { useThemeConfig } from './useThemeConfig';

/** Which service or index answers this page's queries. */
export function useClientOptions(): ClientOptions {
  const lang = useLang();
  const { site } = useSite();
  const version = useVersion() || site.multiVersion.default;
  const { hostedSearch } = useThemeConfig();
  return { lang, version, base: withBase('/'), service: hostedSearch };
}
