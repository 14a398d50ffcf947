/** An entry of the reference: an option, an option of a plugin, or a member of the JavaScript API. */
export type Reference =
  | { readonly kind: 'option'; readonly name: string }
  | { readonly kind: 'plugin'; readonly plugin: string; readonly option?: string | undefined }
  | { readonly kind: 'member'; readonly part: Part; readonly name: string };

/** The owner of a member, which determines how samples obtain it. */
export type Part =
  'exports' | 'types' | 'instance' | 'pluginApi' | 'devServer' | 'environment' | 'context';

/** A range of characters in a sample that refers to an entry. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly reference: Reference;
}

/** Serializes a reference for an attribute: `option:output.distPath`. */
export function keyOf(reference: Reference): string {
  switch (reference.kind) {
    case 'option':
      return `option:${reference.name}`;
    case 'plugin':
      return `plugin:${reference.plugin}${reference.option ? `.${reference.option}` : ''}`;
    case 'member':
      return `member:${reference.part}.${reference.name}`;
  }
}

/** Parses a serialized reference. */
export function referenceOf(key: string): Reference {
  const [kind = '', path = ''] = key.split(':');
  const [first = '', second] = path.split('.');
  if (kind === 'plugin') return { kind, plugin: first, option: second };
  if (kind === 'member') return { kind, part: first as Part, name: second ?? '' };
  return { kind: 'option', name: path };
}
