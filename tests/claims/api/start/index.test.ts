import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

test('Without loadEnv, process.env.PUBLIC_NAME stays in the output unchanged', async () => {
  const { text } = await built(
    { '.env': 'PUBLIC_NAME=Orders', 'src/index.js': 'console.log(process.env.PUBLIC_NAME);' },
    {},
    { mode: 'production' },
  );
  expect(text(/index\.\w+\.js$/)).toContain('process.env.PUBLIC_NAME');
});

test('If environment contains an unknown name, the build fails because the environment was not found', async () => {
  await expect(resolved({}, { environments: ['nope'] })).rejects.toThrow(
    'The current build is specified to run only in the nope environment, but the configuration of the specified environment was not found.',
  );
});
