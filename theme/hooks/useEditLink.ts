import { usePage } from '@rspress/core/runtime';
import { editHref } from '@model/editLink';
import { useThemeConfig } from './useThemeConfig';

/** Where the page can be edited and the words for it; null where the theme leaves either out. */
export function useEditLink(): { href: string; text: string } | null {
  const { editLink, locale } = useThemeConfig();
  const { _relativePath: file } = usePage().page;
  const settings = locale?.editLink ?? editLink;
  const href = editHref(settings, typeof file === 'string' ? file : '');
  return href && settings ? { href, text: settings.text } : null;
}
