/**
 * Makes the engine's site data depend on the file that `engine/dev/sidebarPages.ts` writes, instead of on every page.
 */
// eslint-disable-next-line no-restricted-syntax -- the bundler takes a loader's default export
export default function waitForRecord(source) {
  const { isPage, record } = this.getOptions();
  const files = this.getDependencies();
  this.clearDependencies();
  for (const file of files) if (!isPage(file)) this.addDependency(file);
  this.addDependency(record);
  return source;
}
