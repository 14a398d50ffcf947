import type { SiblingTool } from '@config/siblingTools';

/** The anchor of the landing page's toolchain section. */
export const TOOLCHAIN_ID = 'toolchain';

/** Description and URL of a related tool: Chinese if `lang` is Chinese, or else English. */
export function inLanguage(
  { desc, descEn, url, urlEn = url }: SiblingTool,
  lang: string,
): { description: string; url: string } {
  return lang.startsWith('zh') ? { description: desc, url } : { description: descEn, url: urlEn };
}
