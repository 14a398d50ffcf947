import { once } from 'node:events';
import { expect, it } from 'vitest';
import { startGroup } from './processGroup';

const node = (script: string, outputKept = 100) =>
  startGroup(process.execPath, ['-e', script], { outputKept });

it("keeps the end of a program's output, from either stream", async () => {
  const group = node('console.log("123456"); console.error("789")', 5);
  await once(group.child, 'close');
  expect(group.output()).toHaveLength(5);
  expect('123456\n789\n123456\n').toContain(group.output());
});

it('ends a program together with its child processes', async () => {
  const group = node(
    'const { pid } = require("child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" }); console.log(pid); setInterval(() => {}, 1000)',
  );
  await once(group.child.stdout ?? group.child, 'data');
  group.end();
  // Its streams close only once the inner program, which shares them, has also ended.
  await once(group.child, 'close');
  expect(group.child.signalCode).toBe('SIGKILL');
});
