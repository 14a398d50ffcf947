import type { SiblingTool } from '@config/siblingTools';

/** The anchor of the landing page's toolchain section. */
export const TOOLCHAIN_ID = 'toolchain';

/** What a sibling tool says and where it leads, for readers of `lang`: Chinese where the language is Chinese, English elsewhere. */
export function inLanguage(
  { desc, descEn, url, urlEn = url }: SiblingTool,
  lang: string,
): { description: string; url: string } {
  return lang.startsWith('zh') ? { description: desc, url } : { description: descEn, url: urlEn };
}
