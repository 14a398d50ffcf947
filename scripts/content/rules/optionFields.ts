import {
  fieldsOf,
  isDeprecated,
  optionRoute,
  optionNames,
  pluginRoute,
  pluginOptionNames,
} from '@config/facts/reference';
import { LANGUAGES } from '@config/site';
import { closestMatch } from '@diagnostics/closestMatch';
import type { Problem, Rule } from '../report/Problem';
import { inLanguage, pageAt } from '../site/urls';
import { sourcesOf, type FieldList, type FieldListItem, type Source } from '../site/Site';

/** Options, including those of plugins, whose object form has fields. */
const WITH_FIELDS = [...optionNames, ...pluginOptionNames].filter((option) => fieldsOf(option));

export const optionFields: Rule = {
  name: 'option-fields',
  description: 'Every <OptionFields> describes each field of its option, and nothing else.',
  check: (site) =>
    sourcesOf(site).flatMap((source) =>
      source.fieldLists.flatMap((list) => fieldListProblems(source, list)),
    ),
};

/** Doesn't fail until every page has its list. */
export const optionFieldLists: Rule = {
  name: 'option-field-lists',
  description: 'Every option with fields has an <OptionFields> on its page.',
  severity: 'report',
  check: (site) =>
    LANGUAGES.flatMap(({ lang }) =>
      WITH_FIELDS.filter((option) => !isDeprecated(option)).flatMap((option): Problem[] => {
        const [plugin = ''] = option.split('.');
        const route = plugin.startsWith('plugin-') ? pluginRoute(plugin) : optionRoute(option);
        const page = pageAt(site, inLanguage(route, lang));
        if (!page || page.fieldLists.some((list) => list.option === option)) return [];
        return [
          {
            file: page.file,
            line: page.components.find(({ facts }) => facts.of === option)?.line ?? 1,
            found: `the fields of ${option} are not listed: ${(fieldsOf(option, true) ?? []).join(', ')}`,
            remedy: `write <OptionFields of="${option}"> with a line - \`field\`: description for each`,
          },
        ];
      }),
    ),
};

function fieldListProblems({ file }: Source, list: FieldList): Problem[] {
  const { option, items, line, column } = list;
  const fields = fieldsOf(option);
  if (!fields) {
    const meant = closestMatch(option, WITH_FIELDS);
    return [
      {
        file,
        line,
        column,
        found: option ? `no option ${option} has fields` : '<OptionFields> names no option',
        remedy: meant
          ? `did you mean <OptionFields of="${meant}">?`
          : 'name an option whose value can be an object, or remove <OptionFields>',
      },
    ];
  }
  const listed = new Set(items.map(({ name }) => name));
  const missing = (fieldsOf(option, true) ?? []).filter((field) => !listed.has(field));
  return [
    ...items.flatMap((item, index) => {
      const isRepeated = items.findIndex(({ name }) => name === item.name) < index;
      const diagnostic = itemFault(item, isRepeated, option, fields, missing);
      return diagnostic ? [{ file, line: item.line, column: item.column, ...diagnostic }] : [];
    }),
    ...missing.map((field) => ({
      file,
      line,
      column,
      found: `${option} has a field ${field} that <OptionFields> doesn't describe`,
      remedy: `add a line - \`${field}\`: description`,
    })),
  ];
}

function itemFault(
  { name, isDescribed }: FieldListItem,
  isRepeated: boolean,
  option: string,
  fields: readonly string[],
  missing: readonly string[],
): Pick<Problem, 'found' | 'remedy'> | undefined {
  if (name === undefined) {
    return {
      found: 'an item of <OptionFields> that names no field',
      remedy: 'write - `field`: description',
    };
  }
  if (!fields.includes(name)) {
    const meant = closestMatch(name, missing);
    return {
      found: `${option} has no field ${name}`,
      remedy: meant ? `did you mean ${meant}?` : 'remove it, or describe it outside <OptionFields>',
    };
  }
  if (isRepeated) return { found: `${name} is described twice`, remedy: 'merge the descriptions' };
  if (isDescribed) return undefined;
  return { found: `${name} has no description`, remedy: 'describe it after the colon' };
}
