import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { LICENSES_FILE } from './generatedFiles';

/** Licenses that allow shipping a package with the site; any other license fails the build. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']);

const LICENSE_FILE = /^licen[cs]e(?:[.-].*)?$/i;

export interface Package {
  name: string;
  version: string;
  /** SPDX identifier: `MIT`. */
  license: string;
  /** License text; empty if the package contains none. */
  text: string;
}

/** Folder of the package that a file belongs to; undefined for our own files. */
export const packageFolder = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];

async function readPackage(folder: string): Promise<Package> {
  const manifest = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as Partial<Package>;
  const file = (await readdir(folder)).find((name) => LICENSE_FILE.test(name));
  const text = file ? await readFile(path.join(folder, file), 'utf8') : '';
  const { name = folder, version = '', license = '' } = manifest;
  return { name, version, license, text: text.trim() };
}

/** License texts of packages, by name. @throws if a license isn't allowed */
export function licensesText(packages: readonly Package[]): string {
  const refused = packages.find(({ license }) => !ALLOWED.has(license));
  if (refused) {
    throw new Error(
      `${refused.name} reaches the browser under ${refused.license || 'no license'}; allowed are ${[...ALLOWED].join(', ')}: ` +
        'take another package, or allow it in publish/licenses.ts',
    );
  }
  return packages
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, version, license, text }) => `${name} ${version}: ${license}\n\n${text}`.trim())
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
}

const emitLicenses: RsbuildPlugin = {
  name: 'licenses:emit',
  apply: 'build',
  setup(api) {
    api.processAssets(
      { stage: 'additional', environments: ['web'] },
      async ({ compilation, sources }) => {
        const files = [...compilation.modules].flatMap(
          (module) => module.nameForCondition()?.split('!').at(-1) ?? [],
        );
        const folders = new Set(files.flatMap((file) => packageFolder(file) ?? []));
        const packages = await Promise.all([...folders].map(readPackage));
        const byName = new Map(packages.map((found) => [`${found.name} ${found.version}`, found]));
        const text = licensesText([...byName.values()]);
        compilation.emitAsset(LICENSES_FILE.slice(1), new sources.RawSource(text));
      },
    );
  },
};

/** Writes the licenses of all packages that reach the browser, because the licenses require shipping their text. */
export const pluginLicenses = (): RspressPlugin => ({
  name: 'licenses',
  builderConfig: { plugins: [emitLicenses] },
});
