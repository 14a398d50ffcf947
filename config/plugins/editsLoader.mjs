/**
 * Has a compiled page take its own edits, and sends one that was just made, before the bundler goes on; see
 * `config/plugins/promptEdits.ts`.
 */
import { fileURLToPath } from 'node:url';

const RECEIVER = fileURLToPath(new URL('./takeEdits.mjs', import.meta.url));

// eslint-disable-next-line no-restricted-syntax -- the bundler takes a loader's default export
export default function connectEdits(source) {
  const { send, importsOf } = this.getOptions();
  const file = this.resourcePath;
  if (this._compiler.modifiedFiles?.has(file)) send(file, source);
  const names = new Set(importsOf(source));
  const imports = [...names].map((name, i) => `import * as own${i} from ${JSON.stringify(name)};`);
  const modules = [...names].map((name, i) => `${JSON.stringify(name)}: own${i}`);
  return `${source}
${imports.join('\n')}
import { takeEdits } from ${JSON.stringify(RECEIVER)};
takeEdits(${JSON.stringify(file)}, MDXContent, { ${modules.join(', ')} });
`;
}
