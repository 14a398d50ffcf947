import { counterpartText } from '@config/facts/migrations/table';
import { optionFacts } from '@config/facts/optionFacts';
import { optionNames, optionSections } from '@config/facts/reference';
import { closestMatch } from '@diagnostics/closestMatch';
import { optionCatalogs, removedOptions } from '../catalogs';
import { TOOL_NAMES } from '../kinds';
import type { Report } from '../Report';
import { optionLink } from './optionLink';

const TOP_LEVEL = optionNames.filter((name) => !name.includes('.'));

interface Unknown {
  readonly counterpart: string;
  readonly note: string;
}

/** What an option that Rsbuild doesn't have should be: its successor, the group it belongs in, or a similar name. */
export function unknownOption(report: Report, name: string): Unknown {
  const { lang } = report;
  const unknown = report.say('unknown', { name });
  const old = removedOptions.exact(name);
  if (old) return successor(report, old.row, unknown);
  if (optionCatalogs.webpack.isGroup(name) && !optionSections.includes(name)) {
    // Rsbuild's server doesn't read `tools.rspack.devServer`.
    const link = name === 'devServer' ? '`server`, `dev`' : optionLink(report, 'tools.rspack');
    return { counterpart: link, note: report.joined(unknown, report.say('ofRspack', { link })) };
  }
  const last = name.split('.').at(-1) ?? '';
  const group = name.includes('.') ? `${name.split('.', 1)[0] ?? ''}.` : '';
  const elsewhere = optionNames.filter(
    (option) => option.split('.').at(-1) === last && optionFacts(option)?.deprecated === undefined,
  );
  if (elsewhere.length > 0) {
    const link = elsewhere.map((option) => optionLink(report, option)).join(', ');
    return { counterpart: link, note: report.joined(unknown, report.say('moved', { link })) };
  }
  const siblings = group ? optionNames.filter((option) => option.startsWith(group)) : [];
  // Names of early versions: output.disableSourceMap.
  const positive = name.replace(
    /\.(?:disable|enable)([A-Z])/,
    (_, first: string) => `.${first.toLowerCase()}`,
  );
  const meant =
    closestMatch(name, group ? siblings : [...TOP_LEVEL, ...optionSections]) ??
    closestMatch(positive, siblings) ??
    closestMatch(name, optionNames);
  const isName = meant !== undefined && [...optionNames, ...optionSections].includes(meant);
  if (meant !== undefined && (group !== '' || isName)) {
    const isGroup = optionSections.includes(meant) && !optionNames.includes(meant);
    const link = isGroup ? `\`${meant}\`` : optionLink(report, meant);
    return { counterpart: link, note: report.joined(unknown, report.say('didYouMean', { link })) };
  }
  const ofRspack = optionCatalogs.webpack.exact(name);
  if (ofRspack) {
    const link = counterpartText(ofRspack.row, lang);
    return { counterpart: link, note: report.joined(unknown, report.say('ofRspack', { link })) };
  }
  for (const kind of ['vite', 'vueCli'] as const) {
    const answer = optionCatalogs[kind].exact(name);
    const tool = TOOL_NAMES[kind];
    if (answer) {
      const link = counterpartText(answer.row, lang);
      const note = report.joined(unknown, report.say('ofOther', { tool, link }));
      return { counterpart: link, note };
    }
    if (optionCatalogs[kind].isGroup(name)) {
      const note = report.joined(unknown, report.say('groupOfOther', { tool }));
      return { counterpart: '', note };
    }
  }
  return { counterpart: '', note: unknown };
}

function successor(
  report: Report,
  row: Parameters<typeof counterpartText>[0],
  unknown: string,
): Unknown {
  const link = counterpartText(row, report.lang);
  const isNone = Array.isArray(row.to) && row.to.length === 0;
  const note = report.joined(unknown, report.say(isNone ? 'removedAlone' : 'removed', { link }));
  return { counterpart: isNone ? '' : link, note };
}

/** What a field that an option doesn't have should be. */
export function unknownField(
  report: Report,
  path: string,
  meant: string | undefined,
  page: string,
): string {
  const unknown = report.say('unknown', { name: path });
  const old = removedOptions.exact(path);
  if (old) return successor(report, old.row, unknown).note;
  return report.joined(
    unknown,
    meant && report.say('didYouMean', { link: optionLink(report, page, meant) }),
  );
}
