import { expect, test } from 'vitest';
import { readGuide, sectionOf } from './readGuide';

const FILE = 'docs/en/guide/start/example.mdx';

const page = (...body: string[]) =>
  readGuide(FILE, ['---', 'description: A page.', '---', '', '# Title', '', ...body].join('\n'));

const stepsOf = (...body: string[]) =>
  page(...body).passages.flatMap(({ steps }) => steps.map((step) => step));

test('reads a command from package manager tabs and from each line of a shell block', () => {
  expect(
    stepsOf(
      '<PackageManagerTabs command="npm add -D @rsbuild/core@1" />',
      '',
      '```bash',
      '# Build first',
      'npx rsbuild build',
      'npx rsbuild preview',
      '```',
    ),
  ).toEqual([
    { kind: 'command', line: 7, command: 'npm add -D @rsbuild/core@1' },
    { kind: 'command', line: 11, command: 'npx rsbuild build' },
    { kind: 'command', line: 12, command: 'npx rsbuild preview' },
  ]);
});

test("reads a block with a file name as a file, without the marks that users don't copy", () => {
  expect(
    stepsOf(
      '```ts title="src/index.ts" {1}',
      "import './old.css'; // [!code --]",
      "import './new.css'; // [!code ++]",
      '```',
    ),
  ).toEqual([{ kind: 'file', line: 7, path: 'src/index.ts', code: "import './new.css';" }]);
});

test('reads a diff as a change to the named file', () => {
  expect(stepsOf('```diff title="package.json"', '-old', '+new', '```')).toEqual([
    { kind: 'edit', line: 7, path: 'package.json', diff: '-old\n+new' },
  ]);
});

test('ignores output, illustrations, and blocks without a file name', () => {
  expect(
    stepsOf(
      '```text',
      'ready   built in 0.04 s',
      '```',
      '',
      '```html output="dist/index.html"',
      '<p></p>',
      '```',
      '',
      '```js title="vite.config.js" example',
      'export default {};',
      '```',
      '',
      '```ts',
      'export {};',
      '```',
    ),
  ).toEqual([]);
});

test('includes the steps under deeper headings, up to the next heading of the same level', () => {
  const guide = page(
    '```bash',
    'first',
    '```',
    '## Install',
    '```bash',
    'second',
    '```',
    '### Start',
    '```bash',
    'third',
    '```',
    '## Deploy',
    '```bash',
    'fourth',
    '```',
  );
  const commandsIn = (id: string) =>
    sectionOf(guide, id).flatMap(({ steps }) =>
      steps.map((step) => (step.kind === 'command' ? step.command : step.path)),
    );

  expect(commandsIn('')).toEqual(['first']);
  expect(commandsIn('install')).toEqual(['second', 'third']);
  expect(commandsIn('deploy')).toEqual(['fourth']);
});

test('records the tab of a step', () => {
  const steps = stepsOf(
    '<Tabs>',
    '<Tab label="React" value="react">',
    '',
    '<PackageManagerTabs command="npm add react" />',
    '',
    '</Tab>',
    '</Tabs>',
    '',
    '<PackageManagerTabs command="npm install" />',
  );

  expect(steps.map(({ tab }) => tab)).toEqual(['react', undefined]);
});

test('reports a missing section, with the existing ones', () => {
  expect(() => sectionOf(page('## Install', '', '## Deploy'), 'start')).toThrow(
    `${FILE} has no heading #start; it has #install, #deploy`,
  );
});
