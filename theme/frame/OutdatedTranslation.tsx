import { useFrontmatter, useSite } from '@rspress/core/runtime';
import { TranslationNotice } from '@components/frame/TranslationNotice';
import { useAlternateHref } from '@hooks/useAlternateHref';
import { useText } from '@hooks/useText';

/** A notice on translations whose original has changed since; the build marks these pages. */
export function OutdatedTranslation() {
  const text = useText();
  const { frontmatter } = useFrontmatter();
  const { lang } = useSite().site;
  const alternateHref = useAlternateHref();
  if (!frontmatter.outdated) return null;
  return (
    <TranslationNotice
      href={alternateHref({ lang })}
      hrefLang={lang}
      labels={{ text: text('doc.outdated'), link: text('doc.readOriginal') }}
    />
  );
}
