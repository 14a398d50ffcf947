import { ThemeContext } from '@rspress/core/runtime';
import { use } from 'react';
import { ThemeToggle } from '@components/frame/ThemeToggle';
import { useText } from '@hooks/useText';

export function ColorModeSwitch() {
  const text = useText();
  const { theme = 'light', setTheme } = use(ThemeContext);
  const isDark = theme === 'dark';
  return (
    <ThemeToggle
      mode={isDark ? 'dark' : 'light'}
      labels={{ toDark: text('theme.switchToDark'), toLight: text('theme.switchToLight') }}
      onToggle={() => setTheme?.(isDark ? 'light' : 'dark')}
    />
  );
}
