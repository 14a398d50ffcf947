const RSPACK = 'https://rspack.rs';
const PROXY = 'https://github.com/chimurai/http-proxy-middleware/tree/v2.0.9';
const NODE = 'https://nodejs.org/api';

/**
 * Pages for types in option types, other than the types page: English pages of this site, and the documentation of
 * other packages. These types are never expanded.
 */
export const typePages: Readonly<Partial<Record<string, string>>> = {
  // This site
  EnvironmentConfig: '/config/environments',
  ModifyBundlerChainUtils: '/plugins/dev/hooks#modifybundlerchain',
  ModifyRspackConfigUtils: '/plugins/dev/hooks#modifyrspackconfig',
  ModifyWebpackChainUtils: '/plugins/dev/hooks#modifywebpackchain',
  ModifyWebpackConfigUtils: '/plugins/dev/hooks#modifywebpackconfig',
  RsbuildDevServer: '/api/javascript-api/dev-server-api',
  RsbuildPlugins: '/config/plugins',
  RspackChain: '/config/tools/bundler-chain',
  // Rspack
  AssetInfo: `${RSPACK}/config/output#outputfilename`,
  CopyRspackPluginOptions: `${RSPACK}/plugins/rspack/copy-rspack-plugin`,
  CssExtractRspackLoaderOptions: `${RSPACK}/plugins/rspack/css-extract-rspack-plugin`,
  CssExtractRspackPluginOptions: `${RSPACK}/plugins/rspack/css-extract-rspack-plugin`,
  ExternalItem: `${RSPACK}/config/externals`,
  LightningCssMinimizerRspackPluginOptions: `${RSPACK}/plugins/rspack/lightning-css-minimizer-rspack-plugin`,
  ModuleFederationPluginOptions: `${RSPACK}/plugins/webpack/module-federation-plugin`,
  PathData: `${RSPACK}/config/output#outputfilename`,
  'Rspack.Configuration': `${RSPACK}/config/`,
  'Rspack.EntryDescription': `${RSPACK}/config/entry`,
  'Rspack.LazyCompilationOptions': `${RSPACK}/config/lazy-compilation`,
  'Rspack.LightningcssLoaderOptions': `${RSPACK}/guide/features/builtin-lightningcss-loader`,
  'Rspack.LoaderContext': `${RSPACK}/api/loader-api/context`,
  'Rspack.RuleSetCondition': `${RSPACK}/config/module-rules#condition`,
  'Rspack.SwcLoaderTransformConfig': `${RSPACK}/guide/features/builtin-swc-loader`,
  RuleSetCondition: `${RSPACK}/config/module-rules#condition`,
  SplitChunks: `${RSPACK}/plugins/webpack/split-chunks-plugin`,
  SwcJsMinimizerRspackPluginOptions: `${RSPACK}/plugins/rspack/swc-js-minimizer-rspack-plugin`,
  SwcLoaderOptions: `${RSPACK}/guide/features/builtin-swc-loader`,
  // Node.js
  Buffer: `${NODE}/buffer.html#class-buffer`,
  HttpsServerOptions: `${NODE}/https.html#httpscreateserveroptions-requestlistener`,
  IncomingMessage: `${NODE}/http.html#class-httpincomingmessage`,
  Request: `${NODE}/http.html#class-httpincomingmessage`,
  Response: `${NODE}/http.html#class-httpserverresponse`,
  SecureServerSessionOptions: `${NODE}/http2.html#http2createsecureserveroptions-onrequesthandler`,
  ServerResponse: `${NODE}/http.html#class-httpserverresponse`,
  'http.ClientRequest': `${NODE}/http.html#class-httpclientrequest`,
  'http.IncomingMessage': `${NODE}/http.html#class-httpincomingmessage`,
  'net.Socket': `${NODE}/net.html#class-netsocket`,
  'stream.Stream': `${NODE}/stream.html`,
  'url.Url': `${NODE}/url.html#legacy-urlobject`,
  // Other packages
  'BundleAnalyzerPlugin.Options':
    'https://github.com/webpack/webpack-bundle-analyzer#options-for-plugin',
  BabelPlugin: 'https://babeljs.io/docs/options#plugins',
  BabelTransformOptions: 'https://babeljs.io/docs/options',
  BaseSvgrOptions: 'https://react-svgr.com/docs/options/',
  ChokidarOptions: 'https://github.com/paulmillr/chokidar#api',
  CompileOptions: 'https://svelte.dev/docs/svelte/svelte-compiler#CompileOptions',
  FileDescriptor: 'https://github.com/rspack-contrib/rspack-manifest-plugin',
  'HtmlRspackPlugin.Options': 'https://github.com/jantimon/html-webpack-plugin#options',
  HttpProxyOptions: `${PROXY}#http-proxy-options`,
  LegacySassOptions: 'https://sass-lang.com/documentation/js-api/types/legacyoptions/',
  LoaderOptions: 'https://github.com/webpack/sass-loader#options',
  LogProvider: `${PROXY}#http-proxy-middleware-options`,
  ProcessOptions: 'https://postcss.org/api/#processoptions',
  ProxyFilter: `${PROXY}#context-matching`,
  ProxyTargetDetailed: 'https://github.com/http-party/node-http-proxy#options',
  ReactRefreshOptions: 'https://github.com/rspack-contrib/rspack-plugin-react-refresh#options',
  RequestHandler: 'https://github.com/senchalabs/connect#use-middleware',
  SassOptions: 'https://sass-lang.com/documentation/js-api/interfaces/options/',
  'Server.ServerOptions': 'https://github.com/http-party/node-http-proxy#options',
  SvgoConfig: 'https://svgo.dev/docs/introduction/#configuration',
  VueLoaderOptions: 'https://vue-loader.vuejs.org/options.html',
  WebpackConfig: 'https://webpack.js.org/configuration/',
  'cors.CorsOptions': 'https://github.com/expressjs/cors#configuration-options',
  'less.Options': 'https://lesscss.org/usage/#less-options',
  sveltePreprocess: 'https://github.com/sveltejs/svelte-preprocess/blob/main/docs/preprocessing.md',
};

/** Built-in types of TypeScript: of the language and of browsers. */
const BUILT_IN = new Set([
  'Error',
  'HTMLElement',
  'HTMLStyleElement',
  'NonNullable',
  'Omit',
  'Parameters',
  'Partial',
  'Pick',
  'Promise',
  'Record',
  'RegExp',
  'RegExpMatchArray',
  'Required',
  'URL',
]);

/** A string literal, the name of a property, or the name of a type. */
const STRING_KEY_OR_NAME =
  /'(?:[^'\\]|\\.)*'|\b\w+\??:|\btypeof (?<value>\w+)|\b(?<name>(?:\w+\.)*[A-Z]\w*)\b/g;

/** The type names in a type that may need a link, with their positions. */
export function typeNames(type: string): { name: string; at: number }[] {
  return [...type.matchAll(STRING_KEY_OR_NAME)].flatMap(({ 0: found, groups, index }) => {
    const name = groups?.value ?? groups?.name;
    if (name === undefined || BUILT_IN.has(name) || /^[A-Z]$/.test(name)) return [];
    return { name, at: index + found.length - name.length };
  });
}

export const typeNamesIn = (type: string): string[] => typeNames(type).map(({ name }) => name);
