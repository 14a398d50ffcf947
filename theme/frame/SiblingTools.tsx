import { useSite } from '@rspress/core/runtime';
import { SiblingList } from '@components/frame/SiblingList';
import { useSitePort } from '@components/SiteContext';
import { siblingTools } from '@config/siblingTools';
import { useText } from '@hooks/useText';
import { inLanguage } from '@model/siblingTools';

export function SiblingTools() {
  const text = useText();
  const { lang } = useSitePort();
  const { site } = useSite();
  return (
    <SiblingList
      label={text('nav.siblingTools')}
      tools={siblingTools.map((tool) => ({
        ...tool,
        ...inLanguage(tool, lang),
        isCurrent: tool.name === site.title,
      }))}
    />
  );
}
