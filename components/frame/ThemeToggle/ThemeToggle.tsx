import { MoonIcon } from '../../icons/MoonIcon';
import { SunIcon } from '../../icons/SunIcon';
import { IconButton } from '../../ui/IconButton';

interface ThemeToggleProps {
  mode: 'light' | 'dark';
  labels: { toDark: string; toLight: string };
  onToggle: () => void;
}

/** Switches between light and dark; the label says what a press does. */
export function ThemeToggle({ mode, labels, onToggle }: ThemeToggleProps) {
  const isDark = mode === 'dark';
  return (
    <IconButton aria-label={isDark ? labels.toLight : labels.toDark} onClick={onToggle}>
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
