import type { MouseEvent } from 'react';
import { MoonIcon, SunIcon } from '../../icons/interfaceIcons';
import { IconButton } from '../../ui/IconButton';
import styles from './ThemeToggle.module.css';

interface ThemeToggleProps {
  mode: 'light' | 'dark';
  labels: { toDark: string; toLight: string };
  onToggle: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * Toggles between light and dark; its label names the result. Styles select the icon, so that it's correct at first
 * paint.
 */
export function ThemeToggle({ mode, labels, onToggle }: ThemeToggleProps) {
  return (
    <IconButton
      className={styles.root}
      aria-label={mode === 'dark' ? labels.toLight : labels.toDark}
      onClick={onToggle}
    >
      <SunIcon className={styles.sun} />
      <MoonIcon className={styles.moon} />
    </IconButton>
  );
}
