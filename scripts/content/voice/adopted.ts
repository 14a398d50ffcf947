import type { Site } from '../site/Site';

/** Lists folders and files in which the voice rule fails instead of reporting. */
export const ADOPTED_LIST = 'scripts/content/voice/adopted.txt';

interface AdoptedFolder {
  /** A folder or file, relative to the project root. */
  readonly folder: string;
  readonly line: number;
}

export function adoptedFolders({ voiceFolders }: Site): AdoptedFolder[] {
  return voiceFolders.split('\n').flatMap((text, index) => {
    const folder = text.replace(/#.*/, '').trim().replace(/\/$/, '');
    return folder === '' ? [] : { folder, line: index + 1 };
  });
}
