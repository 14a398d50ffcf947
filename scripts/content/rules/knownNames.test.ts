import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCli } from '../../samples/checks/shell/cli';
import { DOCUMENTED } from '../../samples/paths';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { CLI_FLAGS } from '../words/knownNames';
import { knownNames } from './knownNames';

const check = (body: string, file = 'docs/en/guide/x.mdx'): string[] =>
  messagesOf(knownNames.check(siteOf({ [file]: page(body) }))).map((line) =>
    line.slice(line.indexOf(':') + 1),
  );

describe('known-names', () => {
  it.each([
    [
      '`@rsbuild/plugin-recat`',
      '5  @rsbuild/plugin-recat is not a package that pages know  did you mean @rsbuild/plugin-react? If not, add it to scripts/content/words/knownNames.ts',
    ],
    [
      '```bash\nnpm add @rsbuild/hello\n```',
      '6  @rsbuild/hello is not a package that pages know  add it to scripts/content/words/knownNames.ts',
    ],
    [
      '`NODE_EVN`',
      '5  NODE_EVN is not an environment variable that Rsbuild reads  did you mean NODE_ENV?',
    ],
    ['`--prot`', '5  --prot is not a flag of rsbuild  did you mean --port?'],
    ['`rsbuild dev --oepn`', '5  --oepn is not a flag of rsbuild  did you mean --open?'],
    [
      '<SourceLink path="packages/croe/src/index.ts" />',
      '5  packages/croe/src/index.ts is not a file of the documented repository  did you mean packages/core/src/index.ts?',
    ],
    [
      '<SourceLink path="src/index.ts" />',
      '5  src/index.ts is not a file of the documented repository  write the path from its root, such as packages/core/src/index.ts',
    ],
  ])('reports %s', (text, problem) => {
    expect(check(text)).toEqual([problem]);
  });

  it('accepts known names, and those of others', () => {
    expect(
      check('`@rsbuild/core`, `NODE_ENV`, `MY_OWN_FLAG`, `--port`, `git log --oneline`'),
    ).toEqual([]);
    expect(check('<SourceLink path="packages/core/src/index.ts#L10-L12" />')).toEqual([]);
    expect(check('`NODE_EVN` and `--report`', 'docs/en/guide/migration/vite.mdx')).toEqual([]);
  });

  it.skipIf(!existsSync(path.join(DOCUMENTED, 'node_modules')))(
    'accepts the flags of the documented command',
    async () => {
      const flags = [...(await readCli()).values()].flatMap((command) => [...command.keys()]);
      const long = flags.filter((flag) => flag.startsWith('--')).map((flag) => flag.slice(2));
      expect([...new Set([...CLI_FLAGS, ...long])].sort()).toEqual(CLI_FLAGS);
    },
  );
});
