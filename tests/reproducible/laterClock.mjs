/** Preloaded into a build: its clock is a year and some hours ahead. */
const AHEAD_MS = 400 * 24 * 3600_000 + 5 * 3600_000;

const RealDate = Date;

globalThis.Date = class extends RealDate {
  /** @param {ConstructorParameters<typeof Date> | []} args */
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + AHEAD_MS);
    else super(...args);
  }

  static now() {
    return RealDate.now() + AHEAD_MS;
  }
};
