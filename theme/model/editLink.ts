interface EditLinkSettings {
  /** Where the documents stand in the repository; with or without a trailing slash. */
  docRepoBaseUrl: string;
  text: string;
}

/**
 * Where a page can be edited; specification §5: null unless base address and text are both set.
 * @param relativePath the page's file below the documents' folder: `en/guide/a.mdx`.
 */
export function editHref(
  settings: EditLinkSettings | undefined,
  relativePath: string,
): string | null {
  if (!settings?.docRepoBaseUrl || !settings.text || !relativePath) return null;
  return `${settings.docRepoBaseUrl.replace(/\/+$/, '')}/${relativePath}`;
}
