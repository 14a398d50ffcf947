import { describe, expect, it } from 'vitest';
import { licensesText, packageFolder } from './licenses';

describe('the package of a file', () => {
  it.each([
    ['/site/node_modules/react/cjs/react.js', '/site/node_modules/react'],
    ['/site/node_modules/@a/b/index.js', '/site/node_modules/@a/b'],
    ['/site/node_modules/a/node_modules/b/i.js', '/site/node_modules/a/node_modules/b'],
    ['C:\\site\\node_modules\\a\\i.js', 'C:\\site\\node_modules\\a'],
    ['/site/theme/Root.tsx', undefined],
  ])('of %s is %s', (file, folder) => {
    expect(packageFolder(file)).toBe(folder);
  });
});

describe('licenses.txt', () => {
  const react = { name: 'react', version: '19.0.0', license: 'MIT', text: 'Copyright' };

  it('lists the name, version and license of each package in order, with the license text', () => {
    expect(licensesText([react, { ...react, name: 'a', text: '' }])).toMatch(
      /^a 19\.0\.0: MIT\n\n-+\n\nreact 19\.0\.0: MIT\n\nCopyright\n$/,
    );
  });

  it.each(['GPL-3.0', ''])('fails the build for a license such as "%s"', (license) => {
    expect(() => licensesText([{ ...react, license }])).toThrow(
      `react reaches the browser under ${license || 'no license'}; allowed are 0BSD, `,
    );
  });
});
