import { useSite, useVersion } from '@rspress/core/runtime';
import { ChoiceLinks } from '@components/frame/ChoiceLinks';
import { VersionMenu } from '@components/frame/MenuLinks';
import { useAlternateHref } from '@hooks/useAlternateHref';
import { useText } from '@hooks/useText';

interface VersionSwitchProps {
  placement: 'bar' | 'screen';
}

/** Links to the same page in each version, or nothing if there is only one version. */
export function VersionSwitch({ placement }: VersionSwitchProps) {
  const text = useText();
  const { versions, default: newest } = useSite().site.multiVersion;
  const current = useVersion() || newest;
  const alternateHref = useAlternateHref();
  if (versions.length < 2) return null;
  const label = text('nav.version');
  const links = versions.map((version) => ({
    text: version,
    href: alternateHref({ version }),
    current: version === current ? ('true' as const) : undefined,
  }));
  if (placement === 'screen') return <ChoiceLinks label={label} links={links} />;
  return <VersionMenu label={`${label} ${current}`} current={current} links={links} />;
}
