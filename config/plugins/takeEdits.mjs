/** Runs in the page of the development server, see `config/plugins/promptEdits.ts`. */
import { performReactRefresh, register } from 'react-refresh/runtime';

/** What each page that is there has imported, by the page's file and the name that it imports it by. */
const importsOf = new Map();

/** Has the edits of a page shown as soon as they come. @param imports its modules, by name */
export function takeEdits(file, Page, imports) {
  // Under a name of ours, which later versions of the page have too.
  register(Page, file);
  importsOf.set(file, imports);
}

import.meta.webpackHot.on('page-edited', ({ file, code }) => {
  const imports = importsOf.get(file);
  // While an update of the bundler's is on its way, an older text could come after this one.
  if (!imports || import.meta.webpackHot.status() !== 'idle') return;
  const page = { exports: {} };
  const require = (name) => {
    if (name in imports) return imports[name];
    throw new Error(`${name} is new to the page`);
  };
  try {
    new Function('module', 'exports', 'require', code)(page, page.exports, require);
  } catch {
    // What only the bundler can bring comes by the bundler.
    return;
  }
  register(page.exports.default, file);
  performReactRefresh();
});
