import { useLocation } from '@rspress/core/runtime';
import { decodePath } from '@model/sitePath';

/** The URL's path without base path, query and hash, decoded if possible. */
export const useCurrentPath = (): string => decodePath(useLocation().pathname);
