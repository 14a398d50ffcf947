import type { Kind } from './kinds';
import type { MessageName, Report } from './Report';
import { plain, quoted } from './translate/code';
import type { Draft } from './translate/Draft';
import { set, type FileFacts } from './translate/edits';
import { vueEdit } from './translate/vueEdit';

interface Source {
  readonly code: string;
  readonly facts: FileFacts;
  readonly report: Report;
}

/** What the other tool does without being asked, and Rsbuild doesn't. */
export function addDefaults(
  kind: Exclude<Kind, 'rsbuild'>,
  draft: Draft,
  { code, facts, report }: Source,
): void {
  const has = (pattern: RegExp) => pattern.test(code);
  const isSet = (pattern: RegExp) => report.rows.some(({ name }) => pattern.test(name));
  const say = (name: string, message: MessageName) => {
    draft.addTodo(`${name}: ${report.say(message).replace(/\[([^\]]*)\]\([^)]*\)|`/g, '$1')}`);
  };
  // Rsbuild can't copy the folder into itself.
  if (/^'public(?:\/|'$)/.test(draft.textAt(['output', 'distPath', 'root']) ?? '')) {
    draft.apply(set('server.publicDir', 'false'));
  }
  if (kind === 'vueCli') {
    const vue = vueEdit(code);
    draft.apply([vue]);
    if (vue.plugin === 'pluginVue') say('pluginVue', 'perhapsVue');
    draft.apply([{ set: ['source', 'entry'], to: plain("{ index: './src/main' }") }]);
    draft.apply([{ set: ['resolve', 'alias', '@'], to: quoted('./src') }]);
    draft.apply([{ set: ['html', 'template'], to: quoted('./public/index.html') }]);
    draft.apply([
      { set: ['html', 'templateParameters'], to: plain("{ ...rawPublicVars, BASE_URL: '/' }") },
    ]);
    draft.keepVariables('VUE_APP_');
    if (!isSet(/(?:^productionSourceMap|\.devtool)$/)) say('productionSourceMap', 'sourceMaps');
  } else if (kind === 'craco') {
    draft.apply([{ plugin: 'pluginReact', from: '@rsbuild/plugin-react' }]);
    draft.apply([{ set: ['html', 'template'], to: quoted('./public/index.html') }]);
    draft.apply([{ set: ['output', 'distPath', 'root'], to: quoted('build') }]);
    // Without it, code that reads the variable fails in the browser.
    const publicUrl = ['source', 'define', 'process.env.PUBLIC_URL'];
    draft.apply([{ set: publicUrl, to: plain("JSON.stringify('')") }]);
    draft.keepVariables('REACT_APP_');
    if (!isSet(/\.devtool$/)) say('GENERATE_SOURCEMAP', 'sourceMaps');
  } else if (kind === 'vite') {
    const { rows } = report;
    const isApp = !isSet(WITHOUT_PAGE);
    const isOther =
      rows.length > 0 && rows.every(({ name, status }) => name === 'test' || status === 'unlisted');
    if (!isApp || isOther) return;
    if (!isSet(/(?:^|Options\.)input$/)) {
      draft.apply([{ set: ['source', 'entry'], to: plain("{ index: './src/main' }") }]);
      draft.apply([{ set: ['html', 'template'], to: quoted('./index.html') }]);
      say('index.html', 'viteEntry');
    }
    if (!draft.hasVariables) draft.keepVariables('VITE_');
  } else {
    addReact(draft, has, () => {
      say('pluginReact', 'perhapsReact');
    });
    if (facts.pages && facts.pages.length > 0 && !facts.hasPublicPath) {
      say('output.publicPath', 'relativeUrls');
    }
    if (facts.pages?.length === 0) {
      if (!isSet(/^entry$/)) say('html-webpack-plugin', 'noPage');
      // webpack's default, by which something else loads the script.
      if (!isSet(/^output(?:\.filename)?(?::|$)/)) draft.apply(FIXED_NAME);
    }
  }
}

const FIXED_NAME = [
  ...set('output.distPath.js', quoted('')),
  ...set('output.filename.js', quoted('[name].js')),
];

/** Options and plugins of packages and frameworks, whose page isn't `index.html`. */
const WITHOUT_PAGE =
  /^(?:build\.lib|build\.ssr|ssr|@sveltejs\/kit|@react-router\/dev|@remix-run\/dev|@tanstack\/.*start|vike\b|vite-plugin-ssr|laravel-vite-plugin|@crxjs\/)/;

/** React's plugin: for certain if the file names React, else perhaps if it compiles JSX. */
function addReact(draft: Draft, has: (pattern: RegExp) => boolean, onPerhaps: () => void): void {
  const others = ['pluginVue', 'pluginVue2', 'pluginSvelte', 'pluginSolid', 'pluginPreact'];
  if (others.some((name) => draft.hasPlugin(name))) return;
  if (has(/['"](?:babel-preset-)?solid['"]|solid-js|preact|inferno|\.(?:svelte|vue)\b/)) return;
  const isReact = has(/preset-react|react-refresh|react-hot-loader|@svgr|['"]react(?:-dom)?['"]/);
  const hasEntry = has(/\.[jt]sx['"`]/) && has(/entry[^]{0,80}\.[jt]sx['"`]/);
  if (!isReact && !hasEntry && !has(/[jt]sx\b/)) return;
  draft.apply([{ plugin: 'pluginReact', from: '@rsbuild/plugin-react' }]);
  if (!isReact && !hasEntry) onPerhaps();
}
