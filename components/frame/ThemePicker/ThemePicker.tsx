import type { ComponentType, ReactNode } from 'react';
import { MoonIcon, SunIcon, SystemIcon } from '../../icons/interfaceIcons';
import styles from './ThemePicker.module.css';

type Choice = 'light' | 'dark' | 'auto';

const ICONS = { light: SunIcon, dark: MoonIcon, auto: SystemIcon } satisfies Record<
  Choice,
  ComponentType
>;

const CHOICES = ['light', 'dark', 'auto'] as const satisfies readonly Choice[];

interface ThemePickerProps {
  choice: Choice;
  labels: Record<Choice | 'legend', string>;
  onChoose: (choice: Choice) => void;
}

/** The three themes side by side; `auto` follows the system. */
export function ThemePicker({ choice, labels, onChoose }: ThemePickerProps): ReactNode {
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{labels.legend}</legend>
      <div className={styles.list}>
        {CHOICES.map((value) => {
          const Icon = ICONS[value];
          return (
            <label key={value} className={styles.choice} title={labels[value]}>
              <input
                type="radio"
                name="theme"
                aria-label={labels[value]}
                checked={value === choice}
                onChange={() => {
                  onChoose(value);
                }}
              />
              <Icon />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
