import {
  comparedVersions,
  joinHistory,
  readOptionStates,
  recordedStates,
  versionOf,
  type OptionHistory,
  type OptionStates,
} from './optionHistory';
import { fetchPackage, stableVersions } from './versions';

interface Sources {
  /** Name of the package. */
  name: string;
  /** The history as recorded; undefined if there is none yet. */
  recorded: OptionHistory | undefined;
  /** Folder of the documented version. */
  documented: string;
  /** Folder of the next major version. */
  next: string;
  /** Folder for downloaded packages. */
  cache: string;
  /** Whether the registry can't be asked: recorded versions are then the earlier ones. */
  isOffline: boolean;
}

/**
 * The history of all options. Published versions never change, so those that are recorded aren't read again; the two
 * installed ones always are.
 */
export async function readOptionHistory(sources: Sources): Promise<OptionHistory> {
  const { name, recorded, documented, next, cache, isOffline } = sources;
  const version = await versionOf(documented);
  const known = recorded?.versions ?? [];
  const [major] = version.split('.');
  const earlier =
    isOffline || known.includes(version)
      ? known.filter((other) => other !== version && other.startsWith(`${String(major)}.`))
      : comparedVersions(await stableVersions(name, version)).slice(0, -1);
  const byVersion: [string, OptionStates][] = [];
  for (const other of earlier) {
    const states =
      recorded && known.includes(other)
        ? recordedStates(recorded, other)
        : await readOptionStates(await fetchPackage(name, other, cache));
    byVersion.push([other, states]);
  }
  byVersion.push([version, await readOptionStates(documented)]);
  byVersion.push([await versionOf(next), await readOptionStates(next)]);
  return joinHistory(name, byVersion);
}
