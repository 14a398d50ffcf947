import { constantOf, copy, joined, quoted, type Code } from './code';
import { set, type Edit, type Given, type Translate, type Values } from './edits';
import { copied, flag, keyText, ofType, typeOfNode, wholeObject } from './readValues';
import { host, open, port } from './values';

/** Paths as in Vite; `rewrite` is called `pathRewrite`, and keys with `^` are functions in a list. */
const proxy: Translate = (given) => {
  const options = wholeObject(given);
  if (!options) return undefined;
  const isList = options.some(({ key }) => key.startsWith('^'));
  const rules = options.map(({ key, value, scope }): Code | undefined => {
    const rule = ruleOf({ ...given, value, scope }, isList);
    if (!rule) return undefined;
    if (!isList) return joined(`${keyText(key)}: ${rule.text}`, [rule]);
    const context = key.startsWith('^')
      ? `(path) => new RegExp(${quoted(key).text}).test(path)`
      : quoted(key).text;
    return joined(`{ context: ${context}, ${rule.text.replace(/^\{ /, '')}`, [rule]);
  });
  const known = rules.flatMap((rule) => rule ?? []);
  if (known.length < rules.length) return undefined;
  if (known.length === 0) return 'default';
  const text = known.map((rule) => rule.text).join(', ');
  return set('server.proxy', joined(isList ? `[${text}]` : `{ ${text} }`, known));
};

/** The options of a rule, or its target if that's all and no object is needed. */
function ruleOf(given: Given, isObject: boolean): Code | undefined {
  const rule = wholeObject(given);
  if (!rule) {
    const to = copied(given);
    const isText = ['string', 'unknown'].includes(typeOfNode(given));
    if (!to || !isText) return undefined;
    return isObject ? joined(`{ target: ${to.text}, changeOrigin: true }`, [to]) : to;
  }
  const parts = rule.map(({ key, value, scope }): Code | undefined => {
    const name = key === 'rewrite' ? 'pathRewrite' : key;
    const to = PROXY_OPTIONS.has(name) ? copy(value, scope, given.code) : undefined;
    return to && joined(`${name}: ${to.text}`, [to]);
  });
  const known = parts.flatMap((part) => part ?? []);
  if (known.length < parts.length) return undefined;
  return joined(`{ ${known.map(({ text }) => text).join(', ')} }`, known);
}

/** Options that mean the same in both versions of the proxy. */
const PROXY_OPTIONS = new Set(
  'target changeOrigin secure ws pathRewrite headers auth autoRewrite cookieDomainRewrite cookiePathRewrite followRedirects hostRewrite logLevel prependPath proxyTimeout timeout xfwd'.split(
    ' ',
  ),
);

/** Without HMR, pages in Vite don't reload either. */
const NO_UPDATES = [...set('dev.hmr', 'false'), ...set('dev.liveReload', 'false')];

const hmr: Translate = (given) => {
  const isOn = flag('default', NO_UPDATES)(given);
  if (isOn) return isOn;
  const options = wholeObject(given);
  if (!options || options.length === 0) return undefined;
  const edits = options.map(({ key, value, scope }): readonly Edit[] | undefined => {
    const literal = constantOf(value, scope);
    if (literal === undefined || literal === null) return undefined;
    if (key === 'overlay' && typeof literal === 'boolean') {
      return literal ? [] : set('dev.client.overlay', 'false');
    }
    const name = CLIENT[key];
    return name === undefined ? undefined : set(`dev.client.${name}`, quoted(literal));
  });
  const known = edits.flatMap((edit) => edit ?? []);
  if (edits.includes(undefined)) return undefined;
  return known.length === 0 ? 'default' : known;
};

/** How the browser reaches the dev server, in Vite and in Rsbuild. */
const CLIENT: Readonly<Partial<Record<string, string>>> = {
  clientPort: 'port',
  host: 'host',
  protocol: 'protocol',
};

export const viteServerValues: Values = {
  'server.port': port,
  'server.host': host,
  'server.strictPort': flag(set('server.strictPort', 'true'), 'default'),
  'server.open': open,
  'server.cors': flag(set('server.cors', 'true'), set('server.cors', 'false')),
  'server.headers': ofType('server.headers', 'object'),
  'server.proxy': proxy,
  'server.hmr': hmr,
  'server.ws': hmr,
  'server.allowedHosts': flag('default', undefined),
  'server.middlewareMode': flag(set('server.middlewareMode', 'true'), 'default'),
};
