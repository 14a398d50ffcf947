/** One option, or one field of an option's object form, as the pages show it. */
export interface OptionRecord {
  type: string;
  /** As one would write it; null where it takes a sentence, which the page tells. */
  default: string | null;
  /** The version that first declared it. */
  since: string;
  /** Of a field that the object form must have. */
  required?: true;
  /** The package whose type declares the field, where that isn't the documented one. */
  from?: string;
  deprecated?: string;
  fields?: Record<string, OptionRecord>;
}

/** The same of an option of a plugin, whose own versions are not compared. */
export interface PluginOptionRecord extends Omit<OptionRecord, 'since' | 'from' | 'fields'> {
  fields?: Record<string, PluginOptionRecord>;
}

/** `config/facts/options.json`: options by path, as `output.filenameHash` or `mode`. */
export interface OptionsFile {
  package: string;
  version: string;
  options: Record<string, OptionRecord>;
}
