/** Path, relative to the site's base, of the licenses of the packages in the site's scripts and styles. */
export const LICENSES_FILE = '/licenses.txt';
