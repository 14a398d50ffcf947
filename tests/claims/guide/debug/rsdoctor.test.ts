import { cli } from '@claims';
import { expect, test } from 'vitest';

const DATA = 'dist/.rsdoctor/manifest.json';

test('Rsbuild silently ignores values other than true, such as RSDOCTOR=1', async () => {
  const { output, files } = await cli(['build'], {}, { env: { RSDOCTOR: '1', CI: 'true' } });
  expect(output).not.toMatch(/rsdoctor/i);
  expect(files).not.toContain(DATA);
});

test("If the environment variable CI is set, Rsdoctor doesn't open a browser and the command exits", async () => {
  const { code, output, files } = await cli(
    ['build'],
    {},
    { env: { RSDOCTOR: 'true', CI: 'true' } },
  );
  expect(code).toBe(0);
  expect(output).toContain('@rsdoctor/rspack-plugin enabled.');
  expect(files).toContain(DATA);
});
