/** An option, or a field of its object form, as shown on pages. */
export interface OptionRecord {
  type: string;
  /** As in a configuration; null if it takes a sentence, which the page contains. */
  default: string | null;
  /** The first version that declares it. */
  since: string;
  /** Whether the object form requires the field. */
  required?: true;
  /** The package whose type declares the field, where that isn't the documented one. */
  from?: string;
  deprecated?: string;
  fields?: Record<string, OptionRecord>;
}

/** The same for an option of a plugin, whose versions aren't compared. */
export interface PluginOptionRecord extends Omit<OptionRecord, 'since' | 'from' | 'fields'> {
  fields?: Record<string, PluginOptionRecord>;
}

/** `config/facts/options.json`: options by path, such as `output.filenameHash` or `mode`. */
export interface OptionsFile {
  package: string;
  version: string;
  options: Record<string, OptionRecord>;
}
