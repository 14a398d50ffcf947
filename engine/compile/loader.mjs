/** Compiles a page with `engine/compile/pageCompiler.ts` in place of the engine's loader. */
// eslint-disable-next-line no-restricted-syntax -- the bundler takes a loader's default export
export default function loadPage(source) {
  const callback = this.async();
  const { compilePage } = this.getOptions();
  compilePage({ source, file: this.resourcePath }).then(({ code, dependencies }) => {
    for (const dependency of dependencies) this.addDependency(dependency);
    callback(null, code);
  }, callback);
}
