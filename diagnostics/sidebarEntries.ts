import { z } from 'zod';
import type { Diagnostic, FileDiagnostic, JsonFile } from './Diagnostic';
import { closestMatch } from './closestMatch';
import { schemaDiagnostics } from './schemaDiagnostics';

const name = z
  .string({ error: 'write the name of a file or folder next to this _meta.json' })
  .min(1, 'write a name');
const label = z
  .string({ error: 'add the text that readers see' })
  .trim()
  .min(1, 'add the text that readers see');
const flag = z.boolean({ error: 'write true or false' }).optional();
const text = z.string({ error: 'write it as text' }).optional();
const levels = z.array(z.int(), { error: 'write a list of levels, for example [2, 3]' }).optional();
const url = z.string({ error: 'write a URL or path' }).min(1, 'write a URL or path');

const common = { icon: text, tag: text, context: text, overviewHeaders: levels };
const folding = { collapsible: flag, collapsed: flag };

const inner = z.strictObject({
  type: z.literal('custom-link').optional(),
  label,
  link: url,
  ...common,
});

/** Kinds of entry that the engine supports, with required labels (`MetaJson` in the engine's types). */
const ENTRIES = {
  file: z.strictObject({ type: z.literal('file'), name, label, ...common }),
  dir: z.strictObject({ type: z.literal('dir'), name, label, ...common, ...folding }),
  'dir-section-header': z.strictObject({
    type: z.literal('dir-section-header'),
    name,
    label,
    ...common,
    ...folding,
  }),
  'section-header': z.strictObject({
    type: z.literal('section-header'),
    label,
    icon: text,
    tag: text,
  }),
  divider: z.strictObject({ type: z.literal('divider'), dashed: flag }),
  'custom-link': z.strictObject({
    type: z.literal('custom-link'),
    label,
    link: url.optional(),
    items: z.array(inner, { error: 'write a list of links' }).optional(),
    ...common,
    ...folding,
  }),
} as const;

type EntryKind = keyof typeof ENTRIES;
const KINDS = Object.keys(ENTRIES) as EntryKind[];

export interface SidebarEntry {
  readonly kind: EntryKind;
  /** Name of a file or folder. */
  readonly name: string;
  /** URLs of a custom link and of the links inside it. */
  readonly links: readonly string[];
  /** Whether the entry is a string; its label is then the page's title. */
  readonly isString: boolean;
  readonly line: number;
}

/** Valid entries, and problems with the others. */
export function sidebarEntries(sidebar: JsonFile): {
  entries: SidebarEntry[];
  problems: FileDiagnostic[];
} {
  const { file, value } = sidebar;
  if (!Array.isArray(value)) {
    const remedy = 'write [ entry, entry ]';
    return { entries: [], problems: [{ file, line: 1, found: 'this is not a list', remedy }] };
  }
  const entries: SidebarEntry[] = [];
  const problems: FileDiagnostic[] = [];
  for (const [index, raw] of (value as unknown[]).entries()) {
    const line = sidebar.lineOf([index]);
    if (typeof raw === 'string') {
      entries.push({ kind: 'file', name: raw, links: [], isString: true, line });
      continue;
    }
    const kind = kindOf(raw);
    if (!kind) {
      problems.push({ file, line, ...unknownKind(raw) });
      continue;
    }
    const diagnostics = schemaDiagnostics(file, sidebar, ENTRIES[kind], [index]);
    problems.push(...diagnostics);
    const { name, link, items } = raw as { name?: unknown; link?: unknown; items?: unknown };
    const inner = (Array.isArray(items) ? items : []) as ({ link?: unknown } | null)[];
    entries.push({
      kind,
      name: typeof name === 'string' ? name : '',
      links: [link, ...inner.map((item) => item?.link)].filter((url) => typeof url === 'string'),
      isString: false,
      line,
    });
  }
  return { entries, problems };
}

function kindOf(raw: unknown): EntryKind | undefined {
  const type = (raw as { type?: unknown } | null)?.type;
  return KINDS.find((kind) => kind === type);
}

function unknownKind(raw: unknown): Pick<Diagnostic, 'found' | 'remedy'> {
  const type = (raw as { type?: unknown } | null)?.type;
  const meant = typeof type === 'string' ? closestMatch(type, KINDS) : undefined;
  return {
    found:
      type === undefined
        ? 'an entry without a type'
        : `an entry of unknown type ${JSON.stringify(type)}`,
    remedy: meant ? `did you mean "${meant}"?` : `use one of ${KINDS.join(', ')}`,
  };
}
