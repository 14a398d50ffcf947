/** What a reader can look up: an option, an option of a plugin, or a member of the JavaScript API. */
export type Reference =
  | { readonly kind: 'option'; readonly name: string }
  | { readonly kind: 'plugin'; readonly plugin: string; readonly option?: string | undefined }
  | { readonly kind: 'member'; readonly part: Part; readonly name: string };

/** Where a member belongs; what stands in the samples under such a name is known by how it came to be. */
export type Part =
  'exports' | 'types' | 'instance' | 'pluginApi' | 'devServer' | 'environment' | 'context';

/** Characters of a sample that name something. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly reference: Reference;
}

/** `option:output.distPath`: a reference as an attribute carries it from one build step to the next. */
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

/** The other way round. */
export function referenceOf(key: string): Reference {
  const [kind = '', path = ''] = key.split(':');
  const [first = '', second] = path.split('.');
  if (kind === 'plugin') return { kind, plugin: first, option: second };
  if (kind === 'member') return { kind, part: first as Part, name: second ?? '' };
  return { kind: 'option', name: path };
}
