import { runInNewContext } from 'node:vm';
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

const settings = '{ "name": "Shop", "currency": "EUR" }';

test('If you destructure the fields where you import them, Rsbuild removes the others here too', async () => {
  const chunk = async (script: string) => {
    const { text } = await built({ 'src/index.js': script, 'src/s.json': settings });
    return text(/js\/async\/.*\.js$/);
  };
  const whole = await chunk("import('./s.json').then(({ default: s }) => console.log(s.name));");
  expect(whole).toContain('EUR');
  const destructured = await chunk("import('./s.json').then(({ name }) => console.log(name));");
  expect(destructured).not.toContain('EUR');
});

test('If your code uses the object as a whole, such as const settings = require(), all fields remain', async () => {
  const script = async (use: string, load = "import s from './s.json'") => {
    const { text } = await built({
      'src/index.js': `${load}; console.log(${use});`,
      'src/s.json': settings,
    });
    return text(/\.js$/);
  };
  expect(await script('JSON.stringify(s)')).toContain('EUR');
  expect(await script('s.name')).not.toContain('EUR');
  expect(await script('s.name', "const s = require('./s.json')")).toContain('EUR');
});

test('Without its plugin, Rsbuild parses a YAML file as JavaScript, and a simple file such as name: Shop passes the build', async () => {
  const { text } = await built({
    'src/index.js': "import menu from './menu.yaml'; console.log(menu);",
    'src/menu.yaml': 'name: Shop',
  });
  expect(() => void runInNewContext(text(/dist.*\.js$/), {})).toThrow('Shop is not defined');
});
