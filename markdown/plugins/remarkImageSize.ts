import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { Image, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

type ImageElement = MdxJsxFlowElement | MdxJsxTextElement;

const isImageElement = (node: { type: string; name?: unknown }): node is ImageElement =>
  /^mdxJsx(Flow|Text)Element$/.test(node.type) && node.name === 'img';

const attributeOf = (node: ImageElement, name: string) =>
  node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );

/** The page's imports by name: the engine turns a relative image into an import. */
function importsOf(tree: Root): Map<string, string> {
  const imports = new Map<string, string>();
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      for (const { local } of statement.specifiers) {
        imports.set(local.name, String(statement.source.value));
      }
    }
  });
  return imports;
}

/** The file of an image URL: next to the page, or in the `public` folder above it; undefined for other hosts. */
function fileOf(src: string, page: string): string | undefined {
  if (/^(\w+:|\/\/)/.test(src)) return undefined;
  const [path = ''] = src.split(/[?#]/);
  if (!path.startsWith('/')) return resolve(dirname(page), path);
  for (let folder = dirname(page); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'public', path);
    if (existsSync(file)) return file;
  }
  return undefined;
}

/** EXIF orientations that swap width and height. */
const isTurned = (orientation = 1): boolean => orientation >= 5;

/**
 * Adds the dimensions of our images, which prevents layout shifts. A file that can't be read stops the build with the
 * location in the page; the engine reports missing files.
 */
export function remarkImageSize() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const imports = importsOf(tree);
    const found: { src: string; node: Image | ImageElement }[] = [];
    visit(tree, (node) => {
      if (node.type === 'image') found.push({ src: node.url, node });
      if (!isImageElement(node) || attributeOf(node, 'width')) return;
      const src = attributeOf(node, 'src')?.value;
      const path = typeof src === 'string' ? src : imports.get(src?.value ?? '');
      if (path) found.push({ src: path, node });
    });
    for (const { src, node } of found) {
      const path = fileOf(src, file.path);
      if (!path || !existsSync(path)) continue;
      const size = await imageSizeFromFile(path).catch(() =>
        file.fail(`The image ${src} has no size that can be read. Is it an image?`, node),
      );
      const [width, height] = isTurned(size.orientation)
        ? [size.height, size.width]
        : [size.width, size.height];
      if (node.type === 'image') {
        node.data = { ...node.data, hProperties: { width, height } };
      } else {
        node.attributes.push(
          { type: 'mdxJsxAttribute', name: 'width', value: String(width) },
          { type: 'mdxJsxAttribute', name: 'height', value: String(height) },
        );
      }
    }
  };
}
