/** Below the site's base: the licences of the packages that the site's scripts and styles hold. */
export const LICENSES_FILE = '/licenses.txt';
