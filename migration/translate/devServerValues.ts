import { constantOf, joined } from './code';
import { set, type Translate, type Values } from './edits';
import {
  copied,
  flag,
  literal,
  ofType,
  resolved,
  same,
  stringList,
  typeOfNode,
  wholeObject,
} from './readValues';
import { host, open, port, proxy, publicFolder } from './values';

/** `static` of the dev server: a folder, or an object with one. */
const staticFolder: Translate = (given) => {
  if (typeOfNode(given) === 'boolean') {
    return constantOf(given.value, given.scope) === true ? 'default' : undefined;
  }
  const path = publicFolder(given);
  if (path) return path;
  const node = resolved(given.value, given.scope);
  if (node.type === 'ArrayExpression' && node.elements.length === 1) {
    const [item] = node.elements;
    return item && item.type !== 'SpreadElement'
      ? staticFolder({ ...given, value: item })
      : undefined;
  }
  const options = wholeObject(given);
  const directory = options?.find(({ key }) => key === 'directory');
  const isPlain = options?.every(
    ({ key, value, scope }) =>
      ['directory', 'watch'].includes(key) ||
      (key === 'publicPath' && constantOf(value, scope) === '/'),
  );
  return directory && isPlain
    ? publicFolder({ ...given, value: directory.value, scope: directory.scope })
    : undefined;
};

const hot: Translate = literal((value) => {
  if (value === true) return 'default';
  if (value === false) return set('dev.hmr', 'false');
  return value === 'only' ? set('dev.liveReload', 'false') : undefined;
});

const overlay: Translate = flag('default', set('dev.client.overlay', 'false'));

const historyApiFallback: Translate = (given) => {
  const isOn = flag('default', set('server.htmlFallback', 'false'))(given);
  if (isOn) return isOn;
  const options = wholeObject(given);
  const known = ['index', 'rewrites', 'disableDotRule', 'htmlAcceptHeaders'];
  return options?.every(({ key }) => known.includes(key))
    ? same('server.historyApiFallback')(given)
    : undefined;
};

const watchFiles: Translate = (given) => {
  const type = typeOfNode(given);
  const to = copied(given);
  if (type === 'string' || (type === 'array' && stringList(given))) {
    return to && set('dev.watchFiles', joined(`{ paths: ${to.text} }`, [to]));
  }
  return undefined;
};

const reconnect: Translate = literal((value) =>
  typeof value === 'number' ? set('dev.client.reconnect', String(value)) : undefined,
);

/** Options of the dev server, below `devServer`. */
export const devServerValues: Values = {
  port,
  host,
  open,
  proxy,
  static: staticFolder,
  headers: ofType('server.headers', 'object'),
  compress: flag('default', set('server.compress', 'false')),
  historyApiFallback,
  hot,
  hotOnly: flag(set('dev.liveReload', 'false'), 'default'),
  contentBasePublicPath: () => undefined,
  staticOptions: () => undefined,
  watchContentBase: () => undefined,
  liveReload: flag('default', set('dev.liveReload', 'false')),
  server: literal((value) => (value === 'http' ? 'default' : undefined)),
  https: flag(undefined, 'default'),
  http2: flag(undefined, 'default'),
  'client.overlay': overlay,
  'client.reconnect': reconnect,
  'client.progress': flag(set('dev.progressBar', 'true'), 'default'),
  'devMiddleware.writeToDisk': ofType('dev.writeToDisk', 'boolean', 'function'),
  watchFiles,
  allowedHosts: literal((value) => (value === 'all' ? 'default' : undefined)),
  disableHostCheck: flag('default', undefined),
};
