import { ToolStack } from '@components/home/ToolStack';
import { useSitePort } from '@components/SiteContext';
import { siblingTools } from '@config/siblingTools';
import { useLazyText } from '@hooks/useLazyText';
import { inLanguage, TOOLCHAIN_ID } from '@model/siblingTools';
import strings from '../../i18n.json?home';

/** The tools of the section, each with what it says there. */
const SENTENCES: Partial<Record<string, Record<string, string>>> = {
  Rspack: strings['home.toolRspack'],
  Rsbuild: strings['home.toolRsbuild'],
  Rspress: strings['home.toolRspress'],
  Rslib: strings['home.toolRslib'],
  Rsdoctor: strings['home.toolRsdoctor'],
  Rstest: strings['home.toolRstest'],
};

export function HomeToolchain() {
  const own = useLazyText();
  const { lang } = useSitePort();
  return (
    <ToolStack
      id={TOOLCHAIN_ID}
      title={own(strings['home.toolchain'])}
      lead={own(strings['home.toolchainLead'])}
      tools={siblingTools.flatMap((tool) => {
        const sentence = SENTENCES[tool.name];
        if (!sentence) return [];
        const { url } = inLanguage(tool, lang);
        return [{ ...tool, description: own(sentence), url, urlText: new URL(url).host }];
      })}
    />
  );
}
