import { optionFacts, optionFieldFacts } from '@config/facts/optionFacts';
import { valueKinds } from '@config/facts/migrations/messages';
import { counterpartText, routeOf, textIn } from '@config/facts/migrations/table';
import { optionNames, optionSections } from '@config/facts/reference';
import { closestMatch } from '@diagnostics/closestMatch';
import { optionCatalogs } from '../catalogs';
import type { Report } from '../Report';
import { unwrapped } from '../syntax/nodes';
import type { ConfigFile } from '../syntax/readFile';
import { readList } from '../syntax/readList';
import type { Option } from '../syntax/parts';
import { readObject } from '../syntax/readObject';
import { constantOf } from '../translate/code';
import { type Given } from '../translate/edits';
import { typeOfNode } from '../translate/readValues';
import { isBefore } from './isBefore';
import { expectedBy } from './typeKinds';

const TOP_LEVEL = optionNames.filter((name) => !name.includes('.'));

/** Options of plugins: `pluginReact()` belongs in `plugins`, `new Plugin()` in `tools.rspack`. */
const RSBUILD_PACKAGE = /^(?:@rsbuild\/plugin-|rsbuild-plugin-)/;

/** Checks a configuration of Rsbuild, in which unknown names are silently ignored. */
export class RsbuildCheck {
  constructor(
    private readonly file: ConfigFile,
    private readonly report: Report,
    /** The reader's version; all options of the documented version, if it's empty. */
    private readonly version: string,
  ) {}

  run(): void {
    for (const part of this.file.unread) this.report.addUnread('', part);
    this.#checkGroups(this.file.options, '');
  }

  #checkGroups(options: readonly Option[], prefix: string): void {
    for (const option of options) {
      const { key, value, scope } = option;
      if (key === 'environments') this.#checkEnvironments(option, prefix);
      else if (optionSections.includes(key)) {
        const inner = readObject(value, scope);
        if (!inner) {
          this.report.addUnread(prefix + key, {
            at: option.at,
            end: value.end,
            scope,
            node: value,
          });
          continue;
        }
        for (const part of inner.unread) this.report.addUnread(prefix + key, part);
        if (inner.options.length === 0 && inner.unread.length === 0)
          this.#fine(prefix, key, option);
        for (const part of inner.options) this.#checkOption(prefix, `${key}.${part.key}`, part);
      } else this.#checkOption(prefix, key, option);
    }
  }

  #checkEnvironments(option: Option, prefix: string): void {
    const inner = readObject(option.value, option.scope);
    this.#fine(prefix, 'environments', option);
    for (const part of inner?.options ?? []) {
      const environment = readObject(part.value, part.scope);
      const name = `${prefix}environments.${part.key}`;
      if (environment) this.#checkGroups(environment.options, `${name}.`);
      for (const unread of environment?.unread ?? []) this.report.addUnread(name, unread);
    }
  }

  #link(name: string): string {
    const prefix = this.report.lang === 'zh' ? '/zh' : '';
    return `[\`${name}\`](${prefix}${routeOf(name)})`;
  }

  #fine(prefix: string, name: string, option: Option, notes: readonly string[] = []): void {
    const since = optionFacts(name)?.since;
    const isLater = since !== undefined && this.version !== '' && isBefore(this.version, since);
    this.report.add(option.at, {
      name: prefix + name,
      status: notes.length > 0 || isLater ? 'problem' : 'fine',
      counterpart: optionFacts(name) ? this.#link(name) : '',
      note: this.report.joined(
        ...notes,
        since && this.report.say(isLater ? 'later' : 'since', { version: since }),
      ),
    });
  }

  #checkOption(prefix: string, name: string, option: Option): void {
    const facts = optionFacts(name);
    if (!facts) {
      this.#unknown(prefix, name, option);
      return;
    }
    const notes: string[] = [];
    if (facts.deprecated !== undefined) {
      const link = /`([\w.]+)`/.exec(facts.deprecated)?.[1];
      notes.push(
        link && optionFacts(link)
          ? this.report.say('deprecated', { link: this.#link(link) })
          : this.report.say('deprecatedAlone'),
      );
    }
    const given = { ...option, code: this.report.code, file: NO_FACTS };
    notes.push(...this.#typeNotes(given, facts.type), ...this.#mistakes(name, given));
    this.#fine(prefix, name, option, notes);
    this.#checkFields(prefix, name, option);
    if (name === 'plugins') this.#checkPlugins(prefix, option);
    if (name === 'tools.rspack') this.#checkRspack(prefix, option);
  }

  #typeNotes(given: Given, type: string): string[] {
    const found = typeOfNode(given);
    const expected = expectedBy(type);
    if (!expected || found === 'unknown') return [];
    const short = type.replace(/\s+/g, ' ').replace(/^\| /, '');
    const value = constantOf(given.value, given.scope);
    if (typeof value === 'string' && !expected.kinds.has('string')) {
      if (expected.strings.includes(value)) return [];
      if (expected.strings.length > 0) {
        return [this.report.say('wrongValue', { found: value, type: short })];
      }
    } else if (expected.kinds.has(found)) return [];
    const kind = valueKinds[found];
    if (!kind) return [];
    return [this.report.say('wrongType', { found: textIn(kind, this.report.lang), type: short })];
  }

  /** Mistakes that pages describe. */
  #mistakes(name: string, { value, scope }: Given): string[] {
    const text = constantOf(value, scope);
    if (name === 'server.base' && typeof text === 'string' && !text.startsWith('/')) {
      return [this.report.say('slash')];
    }
    if (name === 'output.assetPrefix' && text === './') return [this.report.say('relativePrefix')];
    return [];
  }

  /** Fields of an object whose names are known; a record takes any. */
  #checkFields(prefix: string, name: string, { value, scope }: Option): void {
    const fields = optionFieldFacts(name);
    const type = optionFacts(name)?.type ?? '';
    if (!fields || /\bRecord</.test(type) || Object.values(fields).some((field) => field?.from)) {
      return;
    }
    const object = readObject(value, scope);
    for (const part of object?.unread ?? []) this.report.addUnread(prefix + name, part);
    for (const part of object?.options ?? []) {
      const path = `${name}.${part.key}`;
      const field = fields[part.key];
      const given = { ...part, code: this.report.code, file: NO_FACTS };
      const notes = field
        ? this.#typeNotes(given, field.type)
        : [this.#notOption(path, closestMatch(part.key, Object.keys(fields)), name)];
      const since = field?.since;
      const isLater = since !== undefined && this.version !== '' && isBefore(this.version, since);
      if (isLater) notes.push(this.report.say('later', { version: since }));
      if (notes.length === 0) continue;
      this.report.add(part.at, {
        name: prefix + path,
        status: 'problem',
        counterpart: this.#link(name),
        note: this.report.joined(...notes),
      });
    }
  }

  #notOption(path: string, meant: string | undefined, page: string): string {
    const { report } = this;
    const prefix = report.lang === 'zh' ? '/zh' : '';
    return report.joined(
      report.say('unknown', { name: path }),
      meant && report.say('didYouMean', { link: `[\`${meant}\`](${prefix}${routeOf(page)})` }),
    );
  }

  #unknown(prefix: string, name: string, { at }: Option): void {
    const { report } = this;
    const last = name.split('.').at(-1) ?? '';
    const group = name.includes('.') ? `${name.split('.', 1)[0] ?? ''}.` : '';
    const elsewhere = optionNames.filter((option) => option.split('.').at(-1) === last);
    const ofRspack = optionCatalogs.webpack.find(name);
    const siblings = group ? optionNames.filter((option) => option.startsWith(group)) : [];
    const meant =
      closestMatch(name, group ? siblings : [...TOP_LEVEL, ...optionSections]) ??
      closestMatch(name, optionNames);
    const unknown = report.say('unknown', { name });
    let note = unknown;
    let counterpart = '';
    if (elsewhere.length > 0) {
      const link = elsewhere.map((option) => this.#link(option)).join(', ');
      note = report.joined(unknown, report.say('moved', { link }));
      counterpart = link;
    } else if (
      meant !== undefined &&
      (group || optionNames.includes(meant) || optionSections.includes(meant))
    ) {
      const isGroup = optionSections.includes(meant) && !optionNames.includes(meant);
      const link = isGroup ? `\`${meant}\`` : this.#link(meant);
      note = report.joined(unknown, report.say('didYouMean', { link }));
      counterpart = link;
    } else if (ofRspack) {
      const link = counterpartText(ofRspack.row, report.lang);
      note = report.joined(unknown, report.say('ofRspack', { link }));
      counterpart = link;
    }
    report.add(at, { name: prefix + name, status: 'problem', counterpart, note });
  }

  #checkPlugins(prefix: string, { value, scope }: Option): void {
    const list = readList(value, scope);
    for (const part of list?.unread ?? []) this.report.addUnread(`${prefix}plugins`, part);
    for (const item of list?.items ?? []) {
      const node = unwrapped(item.value);
      const text = this.report.code.slice(node.start, node.end).replace(/\s+/g, ' ').slice(0, 40);
      const row = {
        name: `${prefix}plugins: ${text}`,
        status: 'problem' as const,
        counterpart: '',
      };
      const origin = item.scope.originOf(node);
      if (node.type === 'Identifier' && origin && RSBUILD_PACKAGE.test(origin.source)) {
        const note = this.report.say('parentheses', { name: node.name });
        this.report.add(node.start, { ...row, note });
      } else if (node.type === 'NewExpression') {
        this.report.add(node.start, { ...row, note: this.report.say('bundlerPlugin') });
      }
    }
  }

  #checkRspack(prefix: string, { value, scope }: Option): void {
    const node = unwrapped(value);
    if (node.type !== 'ObjectExpression') return;
    for (const part of readObject(node, scope)?.options ?? []) {
      const row = { name: `${prefix}tools.rspack.${part.key}`, status: 'problem' as const };
      if (part.key === 'devServer') {
        this.report.add(part.at, {
          ...row,
          counterpart: '`server`, `dev`',
          note: this.report.say('rspackDevServer'),
        });
      } else if (part.key === 'entry') {
        this.report.add(part.at, {
          ...row,
          counterpart: this.#link('source.entry'),
          note: this.report.say('rspackEntry'),
        });
      } else if (part.key === 'plugins') {
        for (const item of readList(part.value, part.scope)?.items ?? []) {
          const call = unwrapped(item.value);
          const callee = call.type === 'CallExpression' ? call.callee : undefined;
          const origin = callee && item.scope.originOf(callee);
          if (!origin || !RSBUILD_PACKAGE.test(origin.source)) continue;
          const note = this.report.say('rsbuildPlugin');
          this.report.add(call.start, {
            ...row,
            name: `${row.name}: ${origin.name}`,
            counterpart: this.#link('plugins'),
            note,
          });
        }
      }
    }
  }
}

const NO_FACTS = { hasContext: false, outputPath: undefined };
