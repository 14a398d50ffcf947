import type { ReactNode } from 'react';
import { useLabels, type OptionFacts } from '@components/SiteContext';
import styles from './OptionFields.module.css';

interface OptionFieldsProps {
  /** The option's full path: `output.minify`, or `plugin-react.splitChunks` of a plugin. */
  of: string;
  /** A Markdown list that describes each field; the build turns its items into `OptionFields.Field`. */
  children: ReactNode;
}

/** The fields of an option's object form. */
export function OptionFields({ children }: OptionFieldsProps) {
  return <dl className={styles.root}>{children}</dl>;
}

/** The build writes the facts into the element: `config/plugins/remarkOptionFields.ts`. */
interface FieldProps extends OptionFacts {
  /** The field's full path, `output.minify.js`: what a link to the field names. */
  id: string;
  name: string;
  /** The writer's description. */
  children?: ReactNode;
}

function Field({ id, name, type, default: value, since, deprecated, children }: FieldProps) {
  const labels = useLabels().option;
  return (
    <div className={styles.field}>
      <dt id={id}>
        <code lang="en">{name}</code>
      </dt>
      <dd>
        <ul className={styles.facts}>
          <li>
            {labels.type} <code lang="en">{type}</code>
          </li>
          {value !== undefined && value !== 'undefined' && (
            <li>
              {labels.default} <code lang="en">{value}</code>
            </li>
          )}
          {since !== undefined && (
            <li>
              {labels.since} {since}
            </li>
          )}
        </ul>
        {deprecated !== undefined && (
          <p>
            {labels.deprecated}: {deprecated}
          </p>
        )}
        {children}
      </dd>
    </div>
  );
}

OptionFields.Field = Field;
