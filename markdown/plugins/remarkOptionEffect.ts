import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { optionEffect } from '@config/facts/optionEffects';
import { effectTitle } from '../effectTitle';
import { attribute, languageOfPage, type TypeLinks } from './typeText';

/**
 * Adds to `<OptionEffect of="…" />` what the option changes, as a diff, and a title, so that pages don't load its text
 * for all options. An option without a recorded effect stops the build with the location in the page.
 */
export function remarkOptionEffect({ docs }: Pick<TypeLinks, 'docs'>) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'OptionEffect') return;
      const shown = valueOf(node, 'in');
      const option = valueOf(node, 'of') ?? '';
      const lines = optionEffect(option);
      if (!lines) {
        file.fail(
          `<OptionEffect of="${option}"> has no entry in config/facts/optionEffects.json: run npm run generate:effects.`,
          node,
        );
      }
      const lang = languageOfPage(file.path, docs) ?? 'en';
      const title = effectTitle({ of: option, in: shown, mode: valueOf(node, 'mode') }, lang);
      node.attributes.push(attribute('title', title));
      const meta = shown?.includes('/') ? `title="${shown}"` : undefined;
      node.children = [{ type: 'code', lang: 'diff', meta, value: lines.join('\n') }];
    });
  };
}

function valueOf({ attributes }: MdxJsxFlowElement, name: string): string | undefined {
  const found = attributes.find((one) => 'name' in one && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
