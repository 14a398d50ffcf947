import { readSite } from '../../content/site/readSite';
import { page } from '../../content/testing/siteOf';
import type { BuiltSite } from '../site/BuiltSite';
import { readBuiltSite } from '../site/readBuiltSite';
import { html } from './html';

/**
 * A project from strings, including built pages: `builtSiteOf({ 'docs/en/index.mdx': '…', 'dist/index.html': '…' })`.
 */
export function builtSiteOf(files: Readonly<Record<string, string>>): BuiltSite {
  const read = (file: string): string => files[file] ?? '';
  const size = (file: string): number => read(file).length;
  const paths = Object.keys(files).sort();
  const isBuilt = (path: string): boolean => path.startsWith('dist/');
  const content = readSite({ paths: paths.filter((path) => !isBuilt(path)), read, size });
  return readBuiltSite({ paths: paths.filter(isBuilt), read, size }, content);
}

/** A page in both languages with the same Markdown and the same built body. */
export function counterparts(path: string, markdown: string, body: string): Record<string, string> {
  const name = path.replace(/\/$/, '/index').slice(1);
  return {
    [`docs/en/${name}.mdx`]: page(markdown),
    [`docs/zh/${name}.mdx`]: page(markdown),
    [`dist/${name}.html`]: html(path, body),
    [`dist/zh/${name}.html`]: html(`/zh${path}`, body),
  };
}
