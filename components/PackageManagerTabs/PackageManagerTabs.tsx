import { CodeBlock } from '@components/prose/CodeBlock';
import { escapeHtml } from '@components/prose/CodeBlock/blockHtml';
import { useLabels } from '@components/SiteContext';
import { TabGroup } from '@components/ui/TabGroup';
import { commandForms } from './commands';

/** The reader's package manager is remembered across the site. */
const GROUP_ID = 'package-manager';

interface PackageManagerTabsProps {
  /** The npm form: `npm add -D @rsbuild/core`. */
  command: string;
}

/** One command in the form of each package manager, written once. */
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
