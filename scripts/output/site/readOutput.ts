import { readContent } from '../../content/site/readContent';
import { readTree } from '../../content/site/tree';
import type { BuiltSite } from './BuiltSite';
import { readBuiltSite } from './readBuiltSite';

/** Reads the built site. Throws if there is none. */
export async function readOutput(root: string): Promise<{ subject: BuiltSite; fileCount: number }> {
  const tree = readTree(root, ['dist']);
  const fileCount = tree.paths.filter((path) => path.endsWith('.html')).length;
  if (fileCount === 0) throw new Error('dist/ holds no pages: run npm run build first');
  return { subject: readBuiltSite(tree, (await readContent(root)).subject), fileCount };
}
