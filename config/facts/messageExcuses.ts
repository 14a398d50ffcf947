/** Levels of messages that report progress, which need no explanation unless they have an entry. */
export const INFORMATIVE_LEVELS: readonly string[] = [
  'debug',
  'greet',
  'info',
  'log',
  'ready',
  'start',
  'success',
];

/** Why messages of `config/facts/messages.json` have no entry on the pages of messages. */
export const MESSAGE_EXCUSES: readonly {
  readonly reason: string;
  /** As in `messages.json`. */
  readonly templates: readonly string[];
}[] = [
  {
    reason: 'Internal: an assertion whose condition the callers in the package rule out',
    templates: [
      '[rsbuild:config] unknown key <type> in output.filename',
      'Failed to read file: <filename>, data is undefined',
      '[rsbuild:plugin] Plugin "<name>" not existed',
      '[rsbuild:html] Failed to read the favicon file as compilation.inputFileSystem is not available.',
      '[rsbuild:app-icon] Failed to read the icon file as "compilation.inputFileSystem" is not available.',
      '[rsbuild:node-addons] Failed to load Node.js addon: <resource-path>',
      '[rsbuild:runner] Not implemented',
      '[rsbuild:server] Failed to get compiler instance.',
      'Failed to close compiler:  <close-err>',
    ],
  },
  {
    reason: 'Unreachable: the bundled library can print it, but Rsbuild does not use that part',
    templates: [
      // Commands with required arguments, of the command line parser; Rsbuild has none.
      'missing required args for command `<raw-name>`',
      // Browserslist reads a file by name only where an option asks for it.
      "Can't read <file> config",
      // A base class of rspack-chain, whose subclasses replace the method.
      'not implemented',
    ],
  },
];
