import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('has no two CSS modules with the same name, because it prefixes their class names', () => {
  const names = ['components', 'theme']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
