import { PATIENCE, test } from '../support/devSite';
import { expect } from '../support/test';

const PAGE = 'en/guide/first.mdx';
const SIDEBAR = 'en/guide/_meta.json';
const NAVIGATION = 'en/_nav.json';

/** A watcher may miss a save while it starts: then the test saves again. */
const SAVED_AGAIN_MS = 10_000;

const STACK = /\n\s+at /;

const front = (lines: string): string => `---\n${lines}\n---\n\n`;

/** A mistake in a file, and the terminal's output after the file name. */
const FAULTS = [
  {
    name: 'a tag that is not closed',
    file: PAGE,
    faulty: `${front('description: A page.')}# First page\n\n<Steps>\n\nText\n`,
    expected: /^:7:1 {2}the page does not parse: .*`<Steps>`.* {2}close each tag/m,
  },
  {
    name: 'a _meta.json that is no JSON',
    file: SIDEBAR,
    faulty: '[\n  "first"\n  "second"\n]\n',
    expected:
      /^:3 {2}not valid JSON: a comma is missing before this {2}end the entry before it with a comma/m,
  },
  {
    name: 'an entry for a page that is not there',
    file: SIDEBAR,
    faulty: '["first", "second",\n"fourth"]\n',
    expected: /^:2 {2}no page fourth here {2}add \S+\/en\/guide\/fourth\.mdx, or remove the entry/m,
  },
  {
    name: 'a _nav.json of another shape',
    file: NAVIGATION,
    faulty: '[\n  { "link": "/guide/first" }\n]\n',
    expected: /^:2 {2}\[0\]\.text is missing {2}add the text that readers see/m,
  },
  {
    name: 'front matter that is no YAML',
    file: PAGE,
    faulty: `${front('description: A page.\ntitle: "First')}# First page\n`,
    expected:
      /^:\d:\d+ {2}the front matter is not valid YAML: missing closing "quote {2}put values/m,
  },
  {
    name: 'a fragment that is not there',
    file: PAGE,
    faulty: `${front('description: A page.')}import Gone from '../shared/gone.mdx';\n\n# First page\n\n<Gone />\n`,
    expected: /^:5 {2}\.\.\/shared\/gone\.mdx does not exist {2}add it, or correct the path/m,
  },
];

test.use({ allowedErrors: [/^console\.error: |^uncaught: .*Module build failed/] });

// In one worker, so that one server serves them all.
test.describe.configure({ mode: 'default' });

test('the development server builds once at startup, and then only opened pages', async ({
  dev,
  page,
}) => {
  await page.goto('/guide/first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First page');
  const builds = [...dev.output.matchAll(/^start +(.*)$/gm)].map(([, what]) => what);
  expect(builds).toEqual(['build started...', 'building en/guide/first.mdx']);
});

test('the development server reports each error with its line, and the page returns once it is fixed', async ({
  dev,
  page,
}) => {
  const sound: Record<string, string> = {
    [SIDEBAR]: dev.read(SIDEBAR),
    [NAVIGATION]: dev.read(NAVIGATION),
  };
  await page.goto('/guide/first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First page');

  for (const [index, { name, file, faulty, expected }] of FAULTS.entries()) {
    await test.step(name, async () => {
      const before = dev.output.length;
      const printed = () => dev.output.slice(before);
      const sentences = () => printed().split(dev.nameOf(file)).slice(1).join('\n');
      await expect(async () => {
        dev.save(file, faulty);
        await expect.poll(sentences, { timeout: SAVED_AGAIN_MS }).toMatch(expected);
      }).toPass({ timeout: PATIENCE });
      expect(printed()).not.toMatch(STACK);

      const heading = `Fixed ${index + 1}`;
      await expect(async () => {
        if (file !== PAGE) dev.save(file, sound[file] ?? '');
        dev.save(PAGE, `${front('description: A page.')}# ${heading}\n`);
        const timeout = SAVED_AGAIN_MS;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout });
      }).toPass({ timeout: PATIENCE });
    });
  }
});

test('a save is checked, and its problems appear in the terminal and on the page until they are fixed', async ({
  dev,
  page,
}) => {
  await page.goto('/guide/first');
  const panel = page.getByRole('status').filter({ hasText: 'Content problems' });
  // Some editors replace the file at each save.
  for (const [word, save] of [
    ['the', (text: string) => dev.save(PAGE, text)],
    ['and', (text: string) => dev.replace(PAGE, text)],
    ['for', (text: string) => dev.replace(PAGE, text)],
  ] as const) {
    await expect(async () => {
      save(`${front('description: A page.')}# First page\n\nIt reads ${word} ${word} cache.\n`);
      await expect(panel).toContainText(`“${word} ${word}”`, { timeout: SAVED_AGAIN_MS });
    }).toPass({ timeout: PATIENCE });
  }
  expect(dev.output).toMatch(
    /^docs\/en\/guide\/first\.mdx:7 {2}“the the” {2}write the {2}\[typos\]$/m,
  );

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(panel).toBeHidden();
});

test('the sidebar follows the title of an edited page', async ({ dev, page }) => {
  await page.goto('/guide/first');
  const entry = page.locator('[data-part=sidebar] [aria-current=page]');
  await expect(entry).toHaveText('First page');
  for (const title of ['Renamed once', 'Renamed twice']) {
    await expect(async () => {
      dev.save(PAGE, `${front('description: A page.')}# ${title}\n\nText of ${title}.\n`);
      await expect(page.getByText(`Text of ${title}.`)).toBeVisible({ timeout: SAVED_AGAIN_MS });
    }).toPass({ timeout: PATIENCE });
    await expect(entry).toHaveText(title);
  }
});

test('an edit can add a component that the page had not imported', async ({ dev, page }) => {
  await page.goto('/guide/first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First page');
  const badge =
    'import { Badge } from \'@components/Badge\';\n\n# Edited\n\n<Badge text="New here" />\n';
  await expect(async () => {
    dev.save(PAGE, `${front('description: A page.')}${badge}`);
    await expect(page.getByText('New here')).toBeVisible({ timeout: SAVED_AGAIN_MS });
  }).toPass({ timeout: PATIENCE });
});
