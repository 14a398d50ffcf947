import { expect, test } from 'vitest';
import { isServer } from './commands';
import { pinned } from './pinned';
import { readerEnvironment } from './readerEnvironment';

const versions = { '@rsbuild/core': '1.7.6', react: '19.3.1' };

test('installs packages at the recorded versions', () => {
  expect(pinned('npm add -D @rsbuild/core@1 react', versions)).toBe(
    'npm add -D @rsbuild/core@1.7.6 react@19.3.1',
  );
});

test('keeps commands that add no package', () => {
  for (const command of ['npm install', 'npm remove react-scripts', 'npx rsbuild build']) {
    expect(pinned(command, versions)).toBe(command);
  }
});

test('reports a package without a recorded version, with a fix', () => {
  expect(() => pinned('npm add left-pad', versions)).toThrow(
    'left-pad has no version of record: npm i -E left-pad in scripts/documented',
  );
});

test('reports a range that excludes the recorded version', () => {
  expect(() => pinned('npm add -D @rsbuild/core@2', versions)).toThrow(
    '@rsbuild/core@2 excludes 1.7.6',
  );
});

test('distinguishes commands that serve from those that exit', () => {
  expect(['npm run dev', 'npx rsbuild preview'].every(isServer)).toBe(true);
  expect(['npm run build', 'npx rsbuild build', 'npm install'].some(isServer)).toBe(false);
});

test("removes this project's programs from the PATH", () => {
  const PATH = '/project/node_modules/.bin:/usr/bin';
  expect(
    readerEnvironment({ PATH, CI: 'true', npm_package_name: 'docs', HOME: '/home' }),
  ).toMatchObject({ PATH: '/usr/bin', HOME: '/home' });
  expect(readerEnvironment({ PATH, CI: 'true', npm_package_name: 'docs' })).not.toHaveProperty(
    'CI',
  );
});
