import type { Language } from '@config/site';
import strings from '../i18n.json';

type Label = Readonly<Record<Language, string>>;

/** Labels of the tables of changes. Only the build reads them: those in `i18n.json` are loaded by every page. */
export const changeLabels = {
  added: { en: 'Added in {value}', zh: '新增于 {value}' },
  change: { en: 'Change', zh: '变化' },
  default: strings['content.optionDefault'],
  deprecated: strings['content.optionDeprecated'],
  inNext: { en: 'In 2.x', zh: '2.x 中' },
  notSet: { en: 'not set', zh: '未设置' },
  option: { en: 'Option', zh: '选项' },
  removed: { en: 'Removed', zh: '已移除' },
  replacement: { en: ', use {value}', zh: '，改用 {value}' },
  type: strings['content.optionType'],
  typeChanged: { en: 'Type changed', zh: '类型有变' },
  unchanged: { en: 'Unchanged', zh: '不变' },
} as const satisfies Record<string, Label>;

/** A label in a language, with its value filled in. */
export const changeLabel = (name: keyof typeof changeLabels, lang: Language, value = ''): string =>
  changeLabels[name][lang].replace('{value}', value);
