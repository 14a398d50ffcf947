interface EditLinkSettings {
  /** Repository URL of the docs folder, with or without a trailing slash. */
  docRepoBaseUrl: string;
  text: string;
}

/**
 * URL for editing a page; null unless base URL and text are set; specification §5.
 * @param relativePath of the page in the docs folder, such as `en/guide/a.mdx`
 */
export function editHref(
  settings: EditLinkSettings | undefined,
  relativePath: string,
): string | null {
  if (!settings?.docRepoBaseUrl || !settings.text || !relativePath) return null;
  return `${settings.docRepoBaseUrl.replace(/\/+$/, '')}/${relativePath}`;
}
