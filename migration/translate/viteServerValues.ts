import { copy, joined, type Code } from './code';
import { set, type Translate, type Values } from './edits';
import { flag, ofType, wholeObject, keyText } from './readValues';
import { host, open, port } from './values';

/** Paths as in Vite; `rewrite` is called `pathRewrite`, and keys with `^` don't exist. */
const proxy: Translate = (given) => {
  const options = wholeObject(given);
  if (!options) return undefined;
  const rules = options.map(({ key, value, scope }): Code | undefined => {
    if (key.startsWith('^')) return undefined;
    const rule = wholeObject({ value, scope });
    if (!rule) {
      const to = copy(value, scope, given.code);
      return to && joined(`${keyText(key)}: ${to.text}`, [to]);
    }
    const parts = rule.map((option): Code | undefined => {
      const name = option.key === 'rewrite' ? 'pathRewrite' : option.key;
      if (!PROXY_OPTIONS.has(name)) return undefined;
      const to = copy(option.value, option.scope, given.code);
      return to && joined(`${name}: ${to.text}`, [to]);
    });
    const known = parts.flatMap((part) => part ?? []);
    if (known.length < parts.length) return undefined;
    return joined(`${keyText(key)}: { ${known.map(({ text }) => text).join(', ')} }`, known);
  });
  const known = rules.flatMap((rule) => rule ?? []);
  if (known.length < rules.length) return undefined;
  if (known.length === 0) return 'default';
  return set('server.proxy', joined(`{ ${known.map(({ text }) => text).join(', ')} }`, known));
};

/** Options that mean the same in both versions of the proxy. */
const PROXY_OPTIONS = new Set(
  'target changeOrigin secure ws pathRewrite headers auth autoRewrite cookieDomainRewrite cookiePathRewrite followRedirects hostRewrite prependPath proxyTimeout timeout xfwd'.split(
    ' ',
  ),
);

const hmr: Translate = (given) => {
  const isOn = flag('default', set('dev.hmr', 'false'))(given);
  if (isOn) return isOn;
  const options = wholeObject(given);
  if (options?.length !== 1 || options[0]?.key !== 'overlay') return undefined;
  return flag('default', set('dev.client.overlay', 'false'))({ ...given, ...options[0] });
};

export const viteServerValues: Values = {
  'server.port': port,
  'server.host': host,
  'server.strictPort': flag(set('server.strictPort', 'true'), 'default'),
  'server.open': open,
  'server.cors': flag(set('server.cors', 'true'), 'default'),
  'server.headers': ofType('server.headers', 'object'),
  'server.proxy': proxy,
  'server.hmr': hmr,
  'server.middlewareMode': flag(set('server.middlewareMode', 'true'), 'default'),
};
