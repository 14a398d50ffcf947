import type { Kind } from './kinds';
import { namesOfPlugin, followed } from './packageNames';
import { stringOf } from './syntax/nodes';
import type { ConfigFile } from './syntax/readFile';
import { readList } from './syntax/readList';
import { readObject } from './syntax/readObject';
import type { FileFacts, PageFact } from './translate/edits';
import { folderBelow, pathOf, projectPath } from './translate/paths';
import { argumentsOf } from './translate/pluginArguments';
import { stringList } from './translate/readValues';

/**
 * What options of webpack say about others: where paths start, and which pages there are. A context above the file tells
 * the folder of the file, which is set in its scope.
 */
export function readFacts(file: ConfigFile, kind: Kind): FileFacts {
  const { options } = file;
  file.scope.tool = kind;
  const context = options.find(({ key }) => key === 'context');
  const up = context && pathOf(context.value, context.scope);
  if (kind === 'webpack' && up !== undefined && /^\.\.(?:\/\.\.)*$/.test(up)) {
    file.scope.folder = folderBelow(up);
  }
  const outputs = options
    .filter(({ key }) => key === 'output')
    .flatMap(({ value, scope }) => readObject(value, scope)?.options ?? []);
  const path = outputs.find(({ key }) => key === 'path');
  const root = kind === 'vite' ? options.find(({ key }) => key === 'root') : undefined;
  const { pages, areAll } = pagesOf(file);
  return {
    context: context ? pathOf(context.value, context.scope) : '.',
    outputPath: path && pathOf(path.value, path.scope),
    root: root && projectPath(root.value, root.scope),
    hasPublicPath: outputs.some(({ key }) => key === 'publicPath'),
    pageCount: pages.length,
    pages: kind === 'webpack' ? (areAll ? pages : undefined) : pagesOfTool(kind, file),
  };
}

/** The page that Vue CLI and Create React App write. */
function pagesOfTool(kind: Kind, { options }: ConfigFile): PageFact[] | undefined {
  const isOne =
    kind === 'craco' || (kind === 'vueCli' && !options.some(({ key }) => key === 'pages'));
  return isOne ? [{ filename: 'index.html', chunks: undefined }] : undefined;
}

const PAGE_PLUGINS = /^(?:html-(?:webpack|rspack)-plugin|HtmlRspackPlugin)$/;

/** Plugins that write pages from templates. */
const TEMPLATE_PLUGINS = /^(?:html-bundler-(?:webpack|rspack)-plugin|pug-plugin)$/;

/** The pages that `html-webpack-plugin` writes, and whether these are all, in each case. */
function pagesOf({ options, unread }: ConfigFile): { pages: PageFact[]; areAll: boolean } {
  const pages: PageFact[] = [];
  let areAll = unread.length === 0;
  for (const { value, scope, isConditional } of options.filter(({ key }) => key === 'plugins')) {
    const list = readList(value, scope);
    if (!list || list.unread.length > 0) areAll = false;
    for (const item of list?.items ?? []) {
      const plugin = followed(item);
      const names = namesOfPlugin(plugin.value, plugin.scope);
      if (names.some((name) => TEMPLATE_PLUGINS.test(name))) areAll = false;
      if (!names.some((name) => PAGE_PLUGINS.test(name))) continue;
      if (isConditional || item.isConditional) areAll = false;
      const [first] = argumentsOf(plugin);
      const parts = first ? (readObject(first, plugin.scope)?.options ?? []) : [];
      const filename = parts.find(({ key }) => key === 'filename');
      const chunks = parts.find(({ key }) => key === 'chunks');
      pages.push({
        filename: filename ? stringOf(filename.value) : 'index.html',
        chunks: chunks && stringList(chunks),
      });
    }
  }
  return { pages, areAll };
}
