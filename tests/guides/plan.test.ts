import { expect, test } from 'vitest';
import { planOf } from './plan';
import { readGuide } from './readGuide';

const guide = readGuide(
  'docs/en/guide/start/example.mdx',
  [
    '# Title',
    '',
    '## Install',
    '',
    '### Make a folder',
    '',
    'Go into the new folder.',
    '',
    '```bash',
    'npm init',
    'npm init -y',
    '```',
  ].join('\n'),
);
const route = [{ guide, id: 'install' }];

test('makes a task of a sentence that the table interprets, at its line', () => {
  const tasks = planOf(route, [{ says: 'Go into the new folder', enter: 'app' }]);

  expect(tasks.map(({ line }) => line)).toEqual([7, 10, 11]);
});

test('omits a step that the table skips', () => {
  const tasks = planOf(route, [{ says: 'npm init', skip: 'asks questions' }]);

  expect(tasks.map(({ does }) => does)).toEqual([
    { says: 'npm init', skip: 'asks questions' },
    { kind: 'command', line: 11, command: 'npm init -y' },
  ]);
});

test('reports a sentence that the page no longer contains', () => {
  expect(() => planOf(route, [{ says: 'Delete the folder', remove: 'app' }])).toThrow(
    'does not say “Delete the folder” any more',
  );
});

test('reports a heading without a task, with its line', () => {
  const empty = readGuide('docs/en/guide/start/example.mdx', '# Title\n\n## Install\n\n### Think');

  expect(() => planOf([{ guide: empty, id: 'install' }], [])).toThrow(
    'docs/en/guide/start/example.mdx:5 “Think” shows no command',
  );
});

test('takes only the steps of the selected tab', () => {
  const tabs = readGuide(
    'docs/en/guide/start/example.mdx',
    ['# Title', '', '## Add', '', '<Tabs>']
      .concat(['react', 'vue'].flatMap(tabOf))
      .concat('</Tabs>')
      .join('\n'),
  );
  const commands = planOf([{ guide: tabs, id: 'add', tab: 'vue' }], []).map(({ does }) => does);

  expect(commands).toEqual([expect.objectContaining({ command: 'npm add vue' })]);
  expect(() => planOf([{ guide: tabs, id: 'add' }], [])).toThrow('name a tab for #add');
});

const tabOf = (name: string): string[] => [
  `<Tab label="${name}" value="${name}">`,
  '',
  `<PackageManagerTabs command="npm add ${name}" />`,
  '',
  '</Tab>',
];

test('adds the steps of a section that a sentence links to', () => {
  const page = readGuide(
    'docs/en/guide/start/example.mdx',
    ['# Title', '', '## First', '', '### Read', '', 'See [Last](#last).', '', '## Last', '']
      .concat('```bash', 'npm init -y', '```')
      .join('\n'),
  );
  const tasks = planOf(
    [{ guide: page, id: 'first' }],
    [{ says: 'See [Last](#last)', read: ['last'] }],
  );

  expect(tasks.map(({ line }) => line)).toEqual([7, 12]);
});
