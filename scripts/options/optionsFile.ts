/** One option, or one field of an option's object form, as the pages show it. */
export interface OptionRecord {
  type: string;
  /** As one would write it; null where it takes a sentence, which the page tells. */
  default: string | null;
  /** The version that first declared it. */
  since: string;
  deprecated?: string;
  fields?: Record<string, OptionRecord>;
}

/** The same of an option of a plugin, whose own versions are not compared. */
export interface PluginOptionRecord extends Omit<OptionRecord, 'since' | 'fields'> {
  fields?: Record<string, PluginOptionRecord>;
}

/** `config/options.json`: options by path, as `output.filenameHash` or `mode`. */
export interface OptionsFile {
  package: string;
  version: string;
  options: Record<string, OptionRecord>;
}
