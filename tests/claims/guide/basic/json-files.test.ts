import { built } from '@claims';
import { expect, test } from 'vitest';

test('A comment or a trailing comma in a JSON file fails the build', async () => {
  const build = (json: string) =>
    built({
      'src/index.js': 'import data from "./data.json"; console.log(data);',
      'src/data.json': json,
    });
  await expect(build('{ "a": 1 }')).resolves.toBeDefined();
  await expect(build('{ "a": 1, }')).rejects.toThrow(/JSON parse error/);
  await expect(build('{ "a": 1 } // comment')).rejects.toThrow(/JSON parse error/);
});
