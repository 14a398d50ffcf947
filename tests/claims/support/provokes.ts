import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { entriesOf } from '@search/messages/entries';
import { patternOf } from '@search/messages/template';
import { printed } from './printed';
import { recordOutput } from './recordOutput';

type Run = () => Promise<unknown>;

/**
 * Proves entries of a page of messages: the first run prints a message of the entry, the second, corrected as the entry
 * describes, doesn't.
 * @param route of the page, without a slash at its start
 * @param runs by the id of the entry's heading
 */
export function provokes(route: string, runs: Readonly<Record<string, readonly [Run, Run]>>): void {
  const file = `docs/en/${route}.mdx`;
  const entries = existsSync(file) ? entriesOf(readFileSync(file, 'utf8')) : [];
  for (const [id, [broken, corrected]] of Object.entries(runs)) {
    const entry = entries.find((one) => one.id === id);
    test(`${id}: ${entry?.templates[0] ?? 'no entry'}`, async () => {
      const output = await printed(broken);
      const before = stripVTControlCharacters(output);
      const after = stripVTControlCharacters(await printed(corrected));
      if (process.env['RECORD_MESSAGES']) recordOutput(`/${route}#${id}`, output);
      const isPrinted = (text: string) =>
        entry?.templates.some((template) => patternOf(template).test(text));
      expect(isPrinted(before), before).toBe(true);
      expect(isPrinted(after), after).toBe(false);
    });
  }
}
