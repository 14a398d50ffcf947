import { useLabels, useSitePort } from '@components/SiteContext';
import { CodeBlock } from '@components/prose/CodeBlock';
import { escapeHtml } from '@components/prose/CodeBlock/escapeHtml';
import { TabGroup } from '@components/ui/TabGroup';
import { commandForms } from './commands';

/** The reader's package manager, remembered across the site. */
const STORAGE_KEY = 'rsbuild-docs-tabs:package-manager';

interface PackageManagerTabsProps {
  /** The npm form: `npm add -D @rsbuild/core`. */
  command: string;
}

/** One command in the form of each package manager, written once. */
export function PackageManagerTabs({ command }: PackageManagerTabsProps) {
  const { useStoredValue } = useSitePort();
  const labels = useLabels();
  const [stored, setStored] = useStoredValue(STORAGE_KEY);
  const forms = commandForms(command);
  const selected = forms.find(({ manager }) => manager === stored)?.manager ?? 'npm';
  if (import.meta.env.SSG_MD) {
    return `\n\`\`\`bash\n${forms.map(({ text }) => text).join('\n')}\n\`\`\`\n`;
  }
  return (
    <TabGroup
      label={labels.packageManager}
      tabs={forms.map(({ manager, text }) => ({
        value: manager,
        label: manager,
        content: <CodeBlock html={`<pre><code>${escapeHtml(text)}</code></pre>`} lang="bash" />,
      }))}
      selected={selected}
      onSelect={setStored}
    />
  );
}
