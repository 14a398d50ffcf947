import type { Report } from '../Report';
import { unwrapped } from '../syntax/nodes';
import type { Option } from '../syntax/parts';
import { readList } from '../syntax/readList';
import { readObject } from '../syntax/readObject';
import { optionLink } from './optionLink';

/** Options of plugins: `pluginReact()` belongs in `plugins`, `new Plugin()` in `tools.rspack`. */
const RSBUILD_PACKAGE = /^(?:@rsbuild\/plugin-|rsbuild-plugin-)/;

/** Plugins that aren't called, and plugins of the bundler. */
export function checkPlugins(report: Report, prefix: string, { value, scope }: Option): void {
  const list = readList(value, scope);
  for (const part of list?.unread ?? []) report.addUnread(`${prefix}plugins`, part);
  for (const item of list?.items ?? []) {
    const node = unwrapped(item.value);
    const text = report.code.slice(node.start, node.end).replace(/\s+/g, ' ').slice(0, 40);
    const row = {
      name: `${prefix}plugins: ${text}`,
      status: 'problem' as const,
      counterpart: '',
    };
    const origin = item.scope.originOf(node);
    if (node.type === 'Identifier' && origin && RSBUILD_PACKAGE.test(origin.source)) {
      const note = report.say('parentheses', { name: node.name });
      report.add(node.start, { ...row, note });
    } else if (node.type === 'NewExpression') {
      report.add(node.start, { ...row, note: report.say('bundlerPlugin') });
    }
  }
}

/** Options of Rspack that Rsbuild sets itself or doesn't use. */
export function checkRspack(report: Report, prefix: string, { value, scope }: Option): void {
  const node = unwrapped(value);
  if (node.type !== 'ObjectExpression') return;
  for (const part of readObject(node, scope)?.options ?? []) {
    const row = { name: `${prefix}tools.rspack.${part.key}`, status: 'problem' as const };
    if (part.key === 'devServer') {
      report.add(part.at, {
        ...row,
        counterpart: '`server`, `dev`',
        note: report.say('rspackDevServer'),
      });
    } else if (part.key === 'entry') {
      report.add(part.at, {
        ...row,
        counterpart: optionLink(report, 'source.entry'),
        note: report.say('rspackEntry'),
      });
    } else if (part.key === 'plugins') {
      for (const item of readList(part.value, part.scope)?.items ?? []) {
        const call = unwrapped(item.value);
        const callee = call.type === 'CallExpression' ? call.callee : undefined;
        const origin = callee && item.scope.originOf(callee);
        if (!origin || !RSBUILD_PACKAGE.test(origin.source)) continue;
        const note = report.say('rsbuildPlugin');
        report.add(call.start, {
          ...row,
          name: `${row.name}: ${origin.name}`,
          counterpart: optionLink(report, 'plugins'),
          note,
        });
      }
    }
  }
}
