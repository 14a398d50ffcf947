import { ToolStack } from '@components/home/ToolStack';
import { useSitePort } from '@components/SiteContext';
import { siblingTools } from '@config/siblingTools';
import { useText } from '@hooks/useText';
import { inLanguage, TOOLCHAIN_ID } from '@model/siblingTools';
import type { TextKey } from '@model/textKey';

/** The tools of the section, each with what it says there. */
const SENTENCES: Partial<Record<string, TextKey>> = {
  Rspack: 'home.toolRspack',
  Rsbuild: 'home.toolRsbuild',
  Rspress: 'home.toolRspress',
  Rslib: 'home.toolRslib',
  Rsdoctor: 'home.toolRsdoctor',
  Rstest: 'home.toolRstest',
};

export function HomeToolchain() {
  const text = useText();
  const { lang } = useSitePort();
  return (
    <ToolStack
      id={TOOLCHAIN_ID}
      title={text('home.toolchain')}
      lead={text('home.toolchainLead')}
      tools={siblingTools.flatMap((tool) => {
        const sentence = SENTENCES[tool.name];
        if (!sentence) return [];
        const { url } = inLanguage(tool, lang);
        return [{ ...tool, description: text(sentence), url, urlText: new URL(url).host }];
      })}
    />
  );
}
