import { createProcessor } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import { remarkTypeDeclaration } from './remarkTypeDeclaration';
import { typeLinks } from './testing/typeLinks';

const compile = async (page: string, path: string) =>
  String(
    await createProcessor({
      remarkPlugins: [[remarkTypeDeclaration, typeLinks]],
      jsx: true,
    }).process({ path, value: page }),
  );

it('adds the declaration as code, and links the types that it names', async () => {
  const jsx = await compile('<TypeDeclaration of="HtmlTag" />', '/docs/zh/types.mdx');
  expect(jsx).toContain('className="language-ts">{"type HtmlTag = HtmlBasicTag & {\\n  hash?:');
  expect(jsx).toContain('其中的类型：');
  expect(jsx.match(/href="[^"]*"/g)).toEqual(['href="/zh/types#HtmlBasicTag"']);
});

it('adds no links if the declaration names no other type', async () => {
  const jsx = await compile('<TypeDeclaration of="AppIconItem" />', '/docs/en/types.mdx');
  expect(jsx).not.toContain('Types in it');
});

it('stops at an unknown type, with its position', async () => {
  await expect(
    compile('# A\n\n<TypeDeclaration of="B" />', '/docs/en/a.mdx'),
  ).rejects.toMatchObject({
    line: 3,
    reason: expect.stringContaining('<TypeDeclaration of="B"> names no type'),
  });
});
