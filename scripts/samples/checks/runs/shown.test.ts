import { describe, expect, it } from 'vitest';
import { firstLineMissing, firstMessageMissing, missingFiles, readListing } from './shown';

describe('readListing', () => {
  it('reads a tree, with folders on separate lines or before a name', () => {
    const tree =
      'dist\n├── a.html\n└── static\n    ├── css\n    │   ├── async/b.css\n    │   └── c.css\n    └── …';
    expect(readListing(tree, 'dist')).toEqual([
      { file: 'a.html', line: 2 },
      { file: 'static/css/async/b.css', line: 5 },
      { file: 'static/css/c.css', line: 6 },
    ]);
  });

  it('reads paths, whatever surrounds them', () => {
    const table = 'File (web)       Size\ndist/a.js        1.2 kB\n\n         Total:  1.2 kB';
    expect(readListing(table, 'dist')).toEqual([{ file: 'a.js', line: 2 }]);
  });
});

describe('missingFiles', () => {
  it('accepts any hash of the shown length, and any number of a chunk', () => {
    const written = ['dist/index.0123abcd.js', 'dist/async/12.89abcdef.js'];
    expect(
      missingFiles('dist/index.ffffffff.js\ndist/async/7.00000000.js', 'dist', written),
    ).toEqual([]);
    expect(missingFiles('dist/index.ffffffffff.js', 'dist', written)).toEqual([
      { file: 'index.ffffffffff.js', line: 1 },
    ]);
  });
});

describe('firstLineMissing', () => {
  it('ignores whitespace and hashes, but not the order', () => {
    const actual = '<head><title>A</title></head><script src="a.0123abcd.js"></script>';
    expect(
      firstLineMissing('<title>A</title>\n…\n<script src="a.00000000.js">', actual),
    ).toBeUndefined();
    expect(firstLineMissing('<script src="a.00000000.js">\n<title>A</title>', actual)).toBe(2);
  });

  it('accepts a void tag with or without a slash', () => {
    const actual = '<head><meta charset="utf-8"><link rel="icon" href="/a.svg"></head>';
    const shown = '<meta charset="utf-8" />\n<link rel="icon" href="/a.svg" />';
    expect(firstLineMissing(shown, actual)).toBeUndefined();
  });
});

describe('firstMessageMissing', () => {
  it('ignores numbers and alignment', () => {
    const log = 'start   build started...\nready   built in 0.31 s';
    expect(firstMessageMissing('ready built in 12 s', log)).toBeUndefined();
    expect(firstMessageMissing('ready built in 12 s\nstart', log)).toBe(2);
  });
});
