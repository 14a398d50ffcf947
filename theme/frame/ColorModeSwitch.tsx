import { ThemePicker } from '@components/frame/ThemePicker';
import { ThemeToggle } from '@components/frame/ThemeToggle';
import { useColorMode } from '@hooks/useColorMode';
import { useText } from '@hooks/useText';

interface ColorModeSwitchProps {
  placement: 'bar' | 'screen';
}

/** The color mode switch, or nothing if the site has no dark mode. */
export function ColorModeSwitch({ placement }: ColorModeSwitchProps) {
  const text = useText();
  const { choice, mode, isSwitchable, choose, toggle } = useColorMode();
  if (!isSwitchable) return null;
  if (placement === 'screen') {
    return (
      <ThemePicker
        choice={choice}
        labels={{
          legend: text('theme.label'),
          light: text('theme.light'),
          dark: text('theme.dark'),
          auto: text('theme.auto'),
        }}
        onChoose={choose}
      />
    );
  }
  return (
    <ThemeToggle
      mode={mode}
      labels={{ toDark: text('theme.switchToDark'), toLight: text('theme.switchToLight') }}
      onToggle={({ currentTarget }) => {
        const { x, y, width, height } = currentTarget.getBoundingClientRect();
        toggle({ x: x + width / 2, y: y + height / 2 });
      }}
    />
  );
}
