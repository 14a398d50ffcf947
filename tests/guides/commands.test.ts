import { expect, test } from 'vitest';
import { isServer } from './commands';
import { pinned } from './pinned';
import { readerEnvironment } from './readerEnvironment';

const versions = { '@rsbuild/core': '1.7.6', react: '19.3.1' };

test('Packages are installed at the versions of record', () => {
  expect(pinned('npm add -D @rsbuild/core@1 react', versions)).toBe(
    'npm add -D @rsbuild/core@1.7.6 react@19.3.1',
  );
});

test('Commands that add no package stay as they are', () => {
  for (const command of ['npm install', 'npm remove react-scripts', 'npx rsbuild build']) {
    expect(pinned(command, versions)).toBe(command);
  }
});

test('A package without a version of record is reported with what to do', () => {
  expect(() => pinned('npm add left-pad', versions)).toThrow(
    'left-pad has no version of record: npm i -E left-pad in scripts/documented',
  );
});

test('A range that excludes the version of record is reported', () => {
  expect(() => pinned('npm add -D @rsbuild/core@2', versions)).toThrow(
    '@rsbuild/core@2 excludes 1.7.6',
  );
});

test('Commands that serve are told from those that end', () => {
  expect(['npm run dev', 'npx rsbuild preview'].every(isServer)).toBe(true);
  expect(['npm run build', 'npx rsbuild build', 'npm install'].some(isServer)).toBe(false);
});

test('Programs of this project are not in the reader’s path', () => {
  const PATH = '/project/node_modules/.bin:/usr/bin';
  expect(
    readerEnvironment({ PATH, CI: 'true', npm_package_name: 'docs', HOME: '/home' }),
  ).toMatchObject({ PATH: '/usr/bin', HOME: '/home' });
  expect(readerEnvironment({ PATH, CI: 'true', npm_package_name: 'docs' })).not.toHaveProperty(
    'CI',
  );
});
