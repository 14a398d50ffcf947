/**
 * `npm add -D @rsbuild/core@1` with the exact recorded versions.
 * @throws if a package has none, or one that the page's range excludes
 */
export function pinned(command: string, versions: Readonly<Record<string, string>>): string {
  if (!/^npm (?:add|install|i) \S/.test(command)) return command;
  return command
    .split(' ')
    .map((word, index) =>
      index < 2 || word.startsWith('-') ? word : pinnedPackage(word, versions),
    )
    .join(' ');
}

function pinnedPackage(word: string, versions: Readonly<Record<string, string>>): string {
  const [, name = word, range] = /^(@?[^@]+)(?:@(.+))?$/.exec(word) ?? [];
  const version = versions[name];
  if (version === undefined) {
    throw new Error(`${name} has no version of record: npm i -E ${word} in scripts/documented`);
  }
  if (range !== undefined && !`${version}.`.startsWith(`${range}.`)) {
    throw new Error(`${word} excludes ${version}, the version of record in scripts/documented`);
  }
  return `${name}@${version}`;
}
