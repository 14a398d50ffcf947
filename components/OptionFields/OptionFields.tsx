import type { ReactNode } from 'react';
import { useLabels, type OptionFacts } from '@components/SiteContext';
import { Breakable } from '@components/ui/Breakable';
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

/** The build writes each field: `markdown/plugins/remarkOptionFields.ts`. */
interface FieldProps {
  /** The field's full path, `output.minify.js`: what a link to the field names. */
  id: string;
  name: string;
  /** `OptionFields.Facts`, and the writer's description. */
  children: ReactNode;
}

function Field({ id, name, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <dt id={id} className={styles.name}>
        <code lang="en">
          <Breakable>{name}</Breakable>
        </code>
      </dt>
      <dd className={styles.about}>{children}</dd>
    </div>
  );
}

interface FactsProps extends OptionFacts {
  required?: boolean;
}

function Facts({ default: value, since, required, deprecated, children }: FactsProps) {
  const labels = useLabels().option;
  return (
    <ul className={styles.facts}>
      <li>
        {`${labels.type} `}
        <Breakable>{children}</Breakable>
      </li>
      {value !== undefined && (
        <li>
          {`${labels.default} `}
          <code lang="en">
            <Breakable>{value}</Breakable>
          </code>
        </li>
      )}
      {required && <li>{labels.required}</li>}
      {since !== undefined && <li>{`${labels.since} ${since}`}</li>}
      {deprecated !== undefined && <li>{`${labels.deprecated}: ${deprecated}`}</li>}
    </ul>
  );
}

OptionFields.Field = Field;
OptionFields.Facts = Facts;
