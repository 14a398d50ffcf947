/** Runs in the page of the development server, see `config/plugins/promptEdits.ts`. */
import { performReactRefresh } from 'react-refresh/runtime';

import.meta.webpackHot.addStatusHandler((status) => {
  if (status === 'idle') performReactRefresh();
});
