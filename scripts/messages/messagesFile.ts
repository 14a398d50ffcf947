/** A message that a published package prints or throws. */
export interface Message {
  /** Its text, with a placeholder for each part that differs: `Port <port> is occupied`. */
  readonly template: string;
  /** The method of the logger, `throw`, or `build error` where it's added to the errors of the build. */
  readonly level: string;
  /** `@rsbuild/core`. */
  readonly package: string;
  /** The plugin and its hook, or the function, that contains it: `rsbuild:html modifyHTMLTags`. */
  readonly place: string;
}

/** `config/facts/messages.json`. */
export interface MessagesFile {
  /** Versions by package. */
  readonly packages: Readonly<Record<string, string>>;
  readonly messages: readonly Message[];
}
