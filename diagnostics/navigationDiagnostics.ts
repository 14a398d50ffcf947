import { z } from 'zod';
import type { FileDiagnostic, JsonFile } from './Diagnostic';
import { schemaDiagnostics } from './schemaDiagnostics';

const label = z
  .string({ error: 'add the text that readers see' })
  .trim()
  .min(1, 'add the text that readers see');
const text = z.string({ error: 'write it as text' }).optional();

const link = {
  text: label,
  link: z.string({ error: 'write a URL or path' }).min(1, 'write a URL or path'),
  activeMatch: z
    .string({ error: 'write a regular expression' })
    .refine(isPattern, 'correct the regular expression')
    .optional(),
  tag: text,
  icon: text,
  position: z.literal(['left', 'right'], { error: 'use one of left, right' }).optional(),
};

/** Two levels, because the engine adds the language to links on two levels only (`specification §3`, Nav item). */
const schema = z.array(
  z.strictObject({
    ...link,
    link: link.link.optional(),
    items: z.array(z.strictObject(link), { error: 'write a list of links' }).optional(),
  }),
  { error: 'write a list of items' },
);

/** Values in a `_nav.json` that the engine and the theme can't use. The file must be valid JSON. */
export const navigationDiagnostics = (file: JsonFile): FileDiagnostic[] =>
  schemaDiagnostics(file.file, file, schema);

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
}
