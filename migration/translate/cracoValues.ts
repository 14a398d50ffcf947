import { copy, joined } from './code';
import { set, type Translate, type Values } from './edits';
import { wholeObject } from './readValues';
import { aliases } from './values';
import { cssModules, preprocessor } from './cssValues';

/** `postcss.plugins`, which CRACO adds to those of Create React App. */
const postcss: Translate = (given) => {
  const options = wholeObject(given);
  const plugins = options?.find(({ key }) => key === 'plugins');
  const isWhole = options?.every(({ key }) => key === 'plugins' || key === 'mode');
  const to = plugins && isWhole ? copy(plugins.value, plugins.scope, given.code, true) : undefined;
  return to && set('tools.postcss', joined(`{ postcssOptions: { plugins: ${to.text} } }`, [to]));
};

const sass: Translate = (given) => {
  const options = wholeObject(given);
  const loader = options?.find(({ key }) => key === 'loaderOptions');
  return loader && options?.length === 1
    ? preprocessor('scss')({ ...given, ...loader })
    : undefined;
};

export const cracoValues: Values = {
  'webpack.alias': aliases,
  'style.postcss': postcss,
  'style.modules': cssModules,
  'style.sass': sass,
};
