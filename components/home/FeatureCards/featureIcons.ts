import { CompatIcon } from '@components/icons/CompatIcon';
import { ControlIcon } from '@components/icons/ControlIcon';
import { DefaultsIcon } from '@components/icons/DefaultsIcon';
import { FrameworkIcon } from '@components/icons/FrameworkIcon';
import { PluginsIcon } from '@components/icons/PluginsIcon';
import { SpeedIcon } from '@components/icons/SpeedIcon';

/** The names that a feature's `icon` may bear in front matter. */
export const featureIcons = {
  compat: CompatIcon,
  control: ControlIcon,
  defaults: DefaultsIcon,
  framework: FrameworkIcon,
  plugins: PluginsIcon,
  speed: SpeedIcon,
};

export const isFeatureIcon = (name: string): name is keyof typeof featureIcons =>
  Object.hasOwn(featureIcons, name);
