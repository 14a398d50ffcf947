/** The local-storage key of the landing page's announcement: 'true' once the reader has dismissed it. A new announcement takes a new key. */
export const ANNOUNCEMENT_KEY = 'rsbuild-docs-announcement:toolchain';
