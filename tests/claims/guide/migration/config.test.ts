import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { documented } from '@claims';
import { analyze } from '../../../../migration/analyze';
import { cracoConfigs } from '../../../../migration/testing/cracoConfigs';
import { viteConfigs } from '../../../../migration/testing/viteConfigs';
import { vueCliConfigs } from '../../../../migration/testing/vueCliConfigs';
import { webpackConfigs } from '../../../../migration/testing/webpackConfigs';
import { writeProject } from '../../support/project';

const kinds = {
  webpack: webpackConfigs,
  vite: viteConfigs,
  vueCli: vueCliConfigs,
  craco: cracoConfigs,
} as const;

/** Files and packages of the reader's project, which the generated file imports as the old one did. */
const OF_THE_PROJECT = {
  'public/index.html': '<div id="root"></div>',
  'public/shop.html': '<div id="shop"></div>',
  'src/index.html': '<div id="root"></div>',
  'index.html': '<div id="root"></div>',
  'app/index.html': '<div id="root"></div>',
  'node_modules/tailwindcss/index.js': 'module.exports = () => ({ postcssPlugin: "a" });',
  'node_modules/autoprefixer/index.js': 'module.exports = () => ({ postcssPlugin: "b" });',
};

function generatedFiles(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const kind of ['webpack', 'vite', 'vueCli', 'craco'] as const) {
    kinds[kind].forEach(([code], index) => {
      const { generated } = analyze({ code, kind, lang: 'en' });
      if (generated) files[`${kind}-${String(index)}.config.ts`] = generated.code;
    });
  }
  return files;
}

test('Rsbuild loads and accepts the generated files', async () => {
  const files = generatedFiles();
  const root = writeProject({ ...files, ...OF_THE_PROJECT });
  const { createRsbuild, loadConfig } = await documented('@rsbuild/core');
  const failed: string[] = [];
  for (const file of Object.keys(files)) {
    try {
      const { content } = await loadConfig({ cwd: root, path: path.join(root, file) });
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: content });
      await rsbuild.initConfigs();
    } catch (error) {
      failed.push(`${file}: ${String(error)}\n${files[file] ?? ''}`);
    }
  }
  expect(failed).toEqual([]);
});

test('The generated files have no type errors', () => {
  const files = generatedFiles();
  const root = writeProject({
    ...files,
    ...OF_THE_PROJECT,
    'node_modules/tailwindcss/index.d.ts':
      'declare const p: () => import("postcss").Plugin; export default p;',
    'node_modules/autoprefixer/index.d.ts':
      'declare const p: () => import("postcss").Plugin; export default p;',
  });
  const program = ts.createProgram(
    Object.keys(files).map((file) => path.join(root, file)),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2023,
      esModuleInterop: true,
      noEmit: true,
      skipLibCheck: true,
      strict: true,
      types: ['node'],
    },
  );
  const errors = ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText, start = 0 }) =>
        `${path.basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}\n${file?.text.slice(start - 60, start + 80) ?? ''}`,
    );
  expect(errors).toEqual([]);
});
