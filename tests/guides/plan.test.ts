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

test('A sentence of which the table says what it means is a task where it stands', () => {
  const tasks = planOf(route, [{ says: 'Go into the new folder', enter: 'app' }]);

  expect(tasks.map(({ line }) => line)).toEqual([7, 10, 11]);
});

test('A step that the table leaves out is not done', () => {
  const tasks = planOf(route, [{ says: 'npm init', skip: 'asks questions' }]);

  expect(tasks.map(({ does }) => does)).toEqual([
    { says: 'npm init', skip: 'asks questions' },
    { kind: 'command', line: 11, command: 'npm init -y' },
  ]);
});

test('A sentence that the page does not say any more is reported', () => {
  expect(() => planOf(route, [{ says: 'Delete the folder', remove: 'app' }])).toThrow(
    'does not say “Delete the folder” any more',
  );
});

test('A heading under which there is nothing to do is reported with its line', () => {
  const empty = readGuide('docs/en/guide/start/example.mdx', '# Title\n\n## Install\n\n### Think');

  expect(() => planOf([{ guide: empty, id: 'install' }], [])).toThrow(
    'docs/en/guide/start/example.mdx:5 “Think” shows no command',
  );
});

test('Only the steps of the tab that is named are taken', () => {
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

test('A sentence that leads to another section brings the steps of that section', () => {
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
