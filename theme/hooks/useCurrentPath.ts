import { useLocation } from '@rspress/core/runtime';
import { decodePath } from '@model/sitePath';

/** The page's address without base, query and hash; decoded where that is possible. */
export const useCurrentPath = (): string => decodePath(useLocation().pathname);
