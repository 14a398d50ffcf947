import { COLOR_MODE_KEY } from '@config/colorMode';

/**
 * Sets the theme before first paint: the stored choice, or else the system's. `theme/hooks/useThemeState.ts` takes
 * over; without JavaScript, styles follow the system.
 */
export const colorModeScript = `{let m;try{m=localStorage.getItem('${COLOR_MODE_KEY}')}catch{}document.documentElement.dataset.theme=m==='light'||m==='dark'?m:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}`;
