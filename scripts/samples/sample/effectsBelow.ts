import type { CodeBlock, Source } from '../../content/site/Site';
import type { Effect } from './Sample';

const isConfiguration = ({ meta = '' }: CodeBlock): boolean =>
  /\btitle="rsbuild\.config\.[cm]?[jt]s"/.test(meta);

/** The `<OptionEffect>` tags of a configuration: those below it, up to the next configuration of the page. */
export function effectsBelow({ code, components }: Source, block: CodeBlock): Effect[] {
  if (!isConfiguration(block)) return [];
  const next = code.find((other) => other.line > block.line && isConfiguration(other));
  return components
    .filter(
      ({ name, line }) =>
        name === 'OptionEffect' && line > block.line && line < (next?.line ?? Infinity),
    )
    .map(({ facts }) => ({
      of: facts.of ?? '',
      in: facts.in ?? 'rspack',
      mode: facts.mode === 'development' ? 'development' : 'production',
    }));
}
