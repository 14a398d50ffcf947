import { CodeBlock } from '@components/prose/CodeBlock';
import { escapeHtml } from '@components/prose/CodeBlock/blockHtml';
import { useLabels } from '@components/SiteContext';
import { TabGroup } from '@components/ui/TabGroup';
import { commandForms } from './commands';

/** Storage group of the user's package manager, shared by all pages. */
const GROUP_ID = 'package-manager';

interface PackageManagerTabsProps {
  /** The command for npm: `npm add -D @rsbuild/core`. */
  command: string;
}

/** One command for each package manager. */
export function PackageManagerTabs({ command }: PackageManagerTabsProps) {
  const forms = commandForms(command);
  const labels = useLabels();
  return (
    <TabGroup
      label={labels.packageManager}
      groupId={GROUP_ID}
      tabs={forms.map(({ manager, text }) => ({
        value: manager,
        label: manager,
        content: (
          <CodeBlock html={`<pre><code lang="en">${escapeHtml(text)}</code></pre>`} lang="bash" />
        ),
      }))}
    />
  );
}
