import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Image, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remarkImageSize } from './remarkImageSize';

const site = mkdtempSync(join(tmpdir(), 'image-size-'));
const page = join(site, 'docs/en/guide/x.mdx');
const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"></svg>`;

beforeAll(() => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  };
  write('docs/public/flow.svg', svg(640, 320));
  write('docs/en/guide/beside.svg', svg(20, 10));
  write('docs/public/broken.svg', 'not an image');
});

afterAll(() => {
  rmSync(site, { recursive: true });
});

async function run(markdown: string): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkImageSize);
  const file = new VFile({ path: page, value: markdown });
  return (await processor.run(processor.parse(file), file)) as Root;
}

/** The attributes of the page's single image element. */
async function elementOf(markdown: string): Promise<unknown> {
  let found: unknown;
  visit(await run(markdown), 'mdxJsxFlowElement', ({ attributes }) => {
    found = attributes;
  });
  return found;
}

describe('remarkImageSize', () => {
  it('adds the size of an image in the public folder', async () => {
    let image: Image | undefined;
    visit(await run('![Flow](/flow.svg?raw#x)'), 'image', (node) => {
      image = node;
    });
    expect(image?.data).toEqual({ hProperties: { width: 640, height: 320 } });
  });

  it('adds the size of an image that the page imports', async () => {
    expect(await elementOf("import flow from './beside.svg';\n\n<img src={flow} />")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'width', value: '20' }),
        expect.objectContaining({ name: 'height', value: '10' }),
      ]),
    );
  });

  it('keeps an explicit size', async () => {
    expect(await elementOf('<img src="/flow.svg" width="64" />')).toHaveLength(2);
  });

  it.each(['https://example.com/a.png', '/gone.svg', 'data:image/png;base64,AAAA'])(
    "doesn't read the size of %s",
    async (src) => {
      expect(await elementOf(`<img src="${src}" />`)).toHaveLength(1);
    },
  );

  it('stops the build at the line of a file that is not an image', async () => {
    await expect(run('Text.\n\n![Broken](/broken.svg)')).rejects.toMatchObject({
      reason: 'The image /broken.svg has no size that can be read. Is it an image?',
      line: 3,
    });
  });
});
