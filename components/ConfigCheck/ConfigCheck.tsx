import { useId, useState, type DragEvent } from 'react';
import { KINDS, TOOL_NAMES } from '@migration/kinds';
import { useLabels } from '@components/SiteContext';
import styles from './ConfigCheck.module.css';
import { useAnalysis, type Input } from './useAnalysis';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Reads a configuration that the user pastes or drops, and shows what becomes of each option. */
export function ConfigCheck() {
  const labels = useLabels().configCheck;
  const id = useId();
  const [input, setInput] = useState<Input>({ code: '', kind: '', version: '' });
  const state = useAnalysis(input);
  const change = (part: Partial<Input>) => setInput((before) => ({ ...before, ...part }));
  const analysis = state.name === 'read' ? state.analysis : undefined;
  const kind = input.kind || analysis?.kind;

  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void file.text().then((code) => change({ code }));
  };
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={`${id}code`}>
        {labels.input}
      </label>
      <textarea
        id={`${id}code`}
        className={styles.code}
        lang="en"
        rows={10}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={labels.placeholder}
        value={input.code}
        onDragOver={(event) => {
          if (hasFiles(event)) event.preventDefault();
        }}
        onDrop={drop}
        onChange={({ target }) => change({ code: target.value })}
      />
      <div className={styles.choices}>
        <label className={styles.choice}>
          {labels.tool}
          <select
            value={input.kind}
            onChange={({ target }) => change({ kind: target.value as Input['kind'] })}
          >
            <option value="">{labels.detect}</option>
            {KINDS.map((value) => (
              <option key={value} value={value}>
                {TOOL_NAMES[value]}
              </option>
            ))}
          </select>
        </label>
        {kind === 'rsbuild' && (
          <label className={styles.choice}>
            {labels.version}
            <input
              inputMode="decimal"
              size={8}
              placeholder="1.7.6"
              value={input.version}
              onChange={({ target }) => change({ version: target.value })}
            />
          </label>
        )}
      </div>
      <p className={styles.status} role="status">
        {analysis
          ? analysis.summary
          : state.name === 'empty' || state.name === 'read'
            ? ''
            : labels[state.name]}
      </p>
      {state.name === 'read' && <state.Result analysis={state.analysis} />}
    </div>
  );
}
