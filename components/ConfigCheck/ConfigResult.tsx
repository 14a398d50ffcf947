import type { Analysis, FaultReport, ResultRow } from '@migration/kinds';
import { PackageManagerTabs } from '@components/PackageManagerTabs';
import { CodeBlock } from '@components/prose/CodeBlock';
import { escapeHtml } from '@components/prose/CodeBlock/blockHtml';
import { useLabels } from '@components/SiteContext';
import { Breakable } from '@components/ui/Breakable';
import styles from './ConfigCheck.module.css';
import { InlineMarkdown } from './InlineMarkdown';

function Fault({ fault }: { fault: FaultReport }) {
  const labels = useLabels().configCheck;
  const { line, column, found, expected, opened } = fault;
  return (
    <p className={styles.fault}>
      <InlineMarkdown>
        {[
          found ? labels.fault(line, column, found) : labels.faultAtEnd(line),
          expected.length > 0 ? labels.expected(expected) : '',
          opened === undefined ? '' : labels.opened(opened),
          labels.readBefore,
        ]
          .filter(Boolean)
          .join(' ')}
      </InlineMarkdown>
    </p>
  );
}

function Row({ row }: { row: ResultRow }) {
  const labels = useLabels().configCheck;
  const { name, line, status, counterpart, note } = row;
  return (
    <li className={styles.row} data-status={status}>
      <span className={styles.place}>{labels.line(line)}</span>
      <div className={styles.option}>
        <code lang="en">
          <Breakable>{name}</Breakable>
        </code>
        <span className={styles.answer}>{labels.status[status]}</span>
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
  const labels = useLabels().configCheck;
  const { fault, rows, generated, isFound } = analysis;
  return (
    <>
      {fault && <Fault fault={fault} />}
      {!isFound && <p className={styles.fault}>{labels.notFound}</p>}
      {rows.length > 0 && (
        <ol className={styles.rows} aria-label={labels.options}>
          {rows.map((row, index) => (
            <Row key={index} row={row} />
          ))}
        </ol>
      )}
      {generated && (
        <>
          <p>{labels.install}</p>
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
