import { optionFacts, optionFieldFacts } from '@config/facts/optionFacts';
import { valueKinds } from '@config/facts/migrations/messages';
import { goneInNext } from '@config/facts/migrations/rsbuild';
import { textIn } from '@config/facts/migrations/table';
import { optionSections } from '@config/facts/reference';
import { closestMatch } from '@diagnostics/closestMatch';
import type { Report } from '../Report';
import type { ConfigFile } from '../syntax/readFile';
import type { Option } from '../syntax/parts';
import { readObject } from '../syntax/readObject';
import { constantOf } from '../translate/code';
import { NO_FACTS, type Given } from '../translate/edits';
import { typeOfNode } from '../translate/readValues';
import { checkPlugins, checkRspack } from './checkPlugins';
import { isBefore } from './isBefore';
import { optionLink } from './optionLink';
import { expectedBy } from './typeKinds';
import { unknownField, unknownOption } from './unknownNames';

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
        if (inner.options.length === 0 && inner.unread.length === 0) {
          if (this.file.isCut(value)) this.#cut(prefix + key, option);
          else this.#fine(prefix, key, option);
        }
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

  /** A group whose options a syntax error cuts off. */
  #cut(name: string, { at }: Option): void {
    const note = this.report.say('cut');
    this.report.add(at, { name, status: 'unread', counterpart: '', note });
  }

  #fine(prefix: string, name: string, option: Option, notes: readonly string[] = []): void {
    const since = optionFacts(name)?.since;
    const isLater = since !== undefined && this.version !== '' && isBefore(this.version, since);
    this.report.add(option.at, {
      name: prefix + name,
      status: notes.length > 0 || isLater ? 'problem' : 'fine',
      counterpart: optionFacts(name) ? optionLink(this.report, name) : '',
      note: this.report.joined(
        ...notes,
        since && this.report.say(isLater ? 'later' : 'since', { version: since }),
        goneInNext.has(name) ? this.report.say('goneInNext') : undefined,
      ),
    });
  }

  #checkOption(prefix: string, name: string, option: Option): void {
    const facts = optionFacts(name);
    if (!facts) {
      const { counterpart, note } = unknownOption(this.report, name);
      // A function of another package gets the object, and may read it. A spread only adds options.
      const isPassedOn = this.file.unread.some(({ node }) => node.type !== 'SpreadElement');
      const isOther = isPassedOn && !name.includes('.');
      this.report.add(option.at, {
        name: prefix + name,
        status: isOther ? 'unlisted' : 'problem',
        counterpart: isOther ? '' : counterpart,
        note: isOther ? this.report.say('unlisted') : note,
      });
      return;
    }
    const notes: string[] = [];
    if (facts.deprecated !== undefined) {
      const link = /`([\w.]+)`/.exec(facts.deprecated)?.[1];
      notes.push(
        link && optionFacts(link)
          ? this.report.say('deprecated', { link: optionLink(this.report, link) })
          : this.report.say('deprecatedAlone'),
      );
    }
    const given = { ...option, code: this.report.code, file: NO_FACTS };
    notes.push(...this.#typeNotes(given, facts.type), ...this.#mistakes(name, given));
    this.#fine(prefix, name, option, notes);
    this.#checkFields(prefix, name, option);
    if (name === 'plugins') checkPlugins(this.report, prefix, option);
    if (name === 'tools.rspack') checkRspack(this.report, prefix, option);
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
        : [unknownField(this.report, path, closestMatch(part.key, Object.keys(fields)), name)];
      const since = field?.since;
      const isLater = since !== undefined && this.version !== '' && isBefore(this.version, since);
      if (isLater) notes.push(this.report.say('later', { version: since }));
      if (notes.length === 0) continue;
      this.report.add(part.at, {
        name: prefix + path,
        status: 'problem',
        counterpart: optionLink(this.report, name),
        note: this.report.joined(...notes),
      });
    }
  }
}
