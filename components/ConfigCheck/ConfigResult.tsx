import type { Analysis, ResultRow } from '@migration/kinds';
import { PackageManagerTabs } from '@components/PackageManagerTabs';
import { CodeBlock } from '@components/prose/CodeBlock';
import { escapeHtml } from '@components/prose/CodeBlock/blockHtml';
import { useScrollRegions } from '@components/prose/ContentActions';
import { useLabels } from '@components/SiteContext';
import { useStoredTabs } from '@components/Tabs/useTabs';
import { Breakable } from '@components/ui/Breakable';
import styles from './ConfigCheck.module.css';
import { InlineMarkdown } from './InlineMarkdown';

function Row({ row }: { row: ResultRow }) {
  const { name, place, status, answer, counterpart, note } = row;
  return (
    <li className={styles.row} data-status={status}>
      <span className={styles.place}>{place}</span>
      <div className={styles.option}>
        <code lang="en">
          <Breakable>{name}</Breakable>
        </code>
        <span className={styles.answer}>{answer}</span>
      </div>
      <div className={styles.about}>
        {counterpart !== '' && (
          <div>
            <InlineMarkdown>{counterpart}</InlineMarkdown>
          </div>
        )}
        {note !== '' && (
          <div className={styles.note}>
            <InlineMarkdown>{note}</InlineMarkdown>
          </div>
        )}
      </div>
    </li>
  );
}

/** The answers for each option, and the translated file. */
export function ConfigResult({ analysis }: { analysis: Analysis }) {
  const { fault, rows, generated, notFound, title } = analysis;
  // The page looked for its tabs and code before this result was there.
  useStoredTabs(analysis);
  useScrollRegions(analysis, useLabels());
  return (
    <>
      {fault !== undefined && (
        <p className={styles.fault}>
          <InlineMarkdown>{fault}</InlineMarkdown>
        </p>
      )}
      {notFound !== undefined && <p className={styles.fault}>{notFound}</p>}
      {rows.length > 0 && (
        <ol className={styles.rows} aria-label={title}>
          {rows.map((row, index) => (
            <Row key={index} row={row} />
          ))}
        </ol>
      )}
      {generated && (
        <>
          <p>
            <InlineMarkdown>{generated.hint}</InlineMarkdown>
          </p>
          <PackageManagerTabs command={`npm add -D ${generated.packages.join(' ')}`} />
          <CodeBlock
            title="rsbuild.config.ts"
            lang="ts"
            html={`<pre><code lang="en">${escapeHtml(generated.code)}</code></pre>`}
          />
        </>
      )}
    </>
  );
}
