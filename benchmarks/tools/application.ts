import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A section contains this many leaves, a group this many sections. */
const LEAVES_PER_SECTION = 9;
const SECTIONS_PER_GROUP = 10;

/** The element of the finished page, with the number of rendered components. */
export const PAGE_SELECTOR = '#app';

/** The leaf whose text a hot update changes, three levels below the root. */
export const EDITED_LEAF = { file: 'src/components/Leaf0004.tsx', before: 'revision 0' } as const;

const number = (index: number): string => String(index).padStart(4, '0');
const range = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + i);

function leaf(index: number): string {
  const name = `Leaf${number(index)}`;
  const revision = index === 4 ? ` ${EDITED_LEAF.before}` : '';
  return `import { useMemo, useState } from 'react';

export interface ${name}Props {
  label?: string;
  step?: number;
}

const sizes: readonly string[] = ['small', 'medium', 'large'];

export function ${name}({ label = 'leaf ${index}', step = ${(index % 7) + 1} }: ${name}Props) {
  const [count, setCount] = useState<number>(${index % 13});
  const size = useMemo(() => sizes[count % sizes.length] ?? 'small', [count]);
  return (
    <button type="button" data-size={size} onClick={() => setCount((value) => value + step)}>
      {label}: {count}${revision}
    </button>
  );
}
`;
}

/** A component that renders others: a section its leaves, a group its sections, the root its groups. */
function parent(name: string, children: string[], style: boolean): string {
  const imports = children.map((child) => `import { ${child} } from './${child}';`).join('\n');
  const body = children.map((child) => `      <${child} />`).join('\n');
  return `${imports}
${style ? `import styles from './${name}.module.css';\n` : ''}
export function ${name}() {
  return (
    <section${style ? ' className={styles.root}' : ''}>
${body}
    </section>
  );
}
`;
}

const css = (index: number): string => `.root {
  display: flex;
  flex-wrap: wrap;
  gap: ${(index % 5) + 2}px;
  padding: ${(index % 9) + 4}px;
}

.root > button:hover {
  color: rgb(${(index * 7) % 200} 40 40);
}
`;

/** The element of `PAGE_SELECTOR` renders with everything else, in one commit of React. */
const entry = (components: number): string => `import { createRoot } from 'react-dom/client';
import { Root } from './components/Root';

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(
  <main id="app" data-components={${components}}>
    <Root />
  </main>,
);
`;

const html = (script: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Benchmark</title>
  </head>
  <body>
${script}  </body>
</html>
`;

/** Parcel reads the JSX transform from the dependencies. */
const manifest = `${JSON.stringify(
  {
    private: true,
    type: 'module',
    browserslist: ['chrome >= 125'],
    dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
  },
  null,
  2,
)}\n`;

/** Number of sections, groups, and components for a requested number of about `components`. */
export function shape(components: number): { sections: number; groups: number; total: number } {
  const sections = Math.max(1, Math.round(components / (LEAVES_PER_SECTION + 1)));
  const groups = Math.ceil(sections / SECTIONS_PER_GROUP);
  return { sections, groups, total: sections * (LEAVES_PER_SECTION + 1) + groups + 1 };
}

/**
 * Writes the same application for every tool: React components in TypeScript, a CSS Module for each section.
 * @param folder emptied first.
 * @param components approximate number of components.
 * @param scriptInHtml whether the tool reads the entry from the page, like Vite and Parcel.
 * @returns the number of components.
 */
export async function writeApplication(
  folder: string,
  components: number,
  scriptInHtml: boolean,
): Promise<number> {
  const { sections, groups, total } = shape(components);
  const source = join(folder, 'src/components');
  await rm(folder, { recursive: true, force: true });
  await mkdir(source, { recursive: true });
  const files: Record<string, string> = {
    '../index.tsx': entry(total),
    '../../index.html': html(
      scriptInHtml ? '    <script type="module" src="./src/index.tsx"></script>\n' : '',
    ),
    '../../package.json': manifest,
    'Root.tsx': parent(
      'Root',
      range(0, groups).map((i) => `Group${number(i)}`),
      false,
    ),
  };
  for (const group of range(0, groups)) {
    const first = group * SECTIONS_PER_GROUP;
    const own = range(first, Math.min(SECTIONS_PER_GROUP, sections - first));
    const name = `Group${number(group)}`;
    files[`${name}.tsx`] = parent(
      name,
      own.map((i) => `Section${number(i)}`),
      false,
    );
  }
  for (const section of range(0, sections)) {
    const name = `Section${number(section)}`;
    const leaves = range(section * LEAVES_PER_SECTION, LEAVES_PER_SECTION);
    files[`${name}.tsx`] = parent(
      name,
      leaves.map((i) => `Leaf${number(i)}`),
      true,
    );
    files[`${name}.module.css`] = css(section);
    for (const index of leaves) files[`Leaf${number(index)}.tsx`] = leaf(index);
  }
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(source, name), text)),
  );
  return total;
}
