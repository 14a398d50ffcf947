/**
 * Arithmetic coding of yes and no: each answer costs as many bits as it surprises, given how often its context was
 * answered so before. All in whole numbers below 2^53, so that every browser reads what the build wrote.
 */

/** Writes answers, or reads them: the two walk through the same questions, and the reader's own values are ignored. */
export interface BitCoder {
  /** @returns the answer, 0 or 1 */
  bit: (context: number, value: number) => number;
}

const WHOLE = 2 ** 32;
const BYTE = 2 ** 24;

/** A context forgets half of what it saw after so many answers. */
const MEMORY = 1020;

/** How often each context was answered with no and with yes. */
class Odds {
  readonly #counts: Uint16Array;

  constructor(contexts: number) {
    this.#counts = new Uint16Array(contexts * 2);
  }

  /** The part of a range, 0 to `range`, that stands for yes. */
  share(context: number, range: number): number {
    const no = 2 * (this.#counts[context * 2] ?? 0) + 1;
    const yes = 2 * (this.#counts[context * 2 + 1] ?? 0) + 1;
    return Math.floor((range * yes) / (no + yes));
  }

  learn(context: number, bit: number): void {
    const at = context * 2;
    this.#counts[at + bit] = (this.#counts[at + bit] ?? 0) + 1;
    if ((this.#counts[at] ?? 0) + (this.#counts[at + 1] ?? 0) < MEMORY) return;
    this.#counts[at] = (this.#counts[at] ?? 0) >> 1;
    this.#counts[at + 1] = (this.#counts[at + 1] ?? 0) >> 1;
  }
}

/** The range that the answers so far leave; what its ends share is settled. */
class Range {
  #low = 0;
  #high = WHOLE - 1;

  /** Where yes ends and no begins. */
  split(odds: Odds, context: number): number {
    return this.#low + odds.share(context, this.#high - this.#low);
  }

  narrow(middle: number, bit: number): void {
    if (bit) this.#high = middle;
    else this.#low = middle + 1;
  }

  /** Takes off the leading byte where both ends share it. */
  shift(): number | undefined {
    const byte = Math.floor(this.#low / BYTE);
    if (byte !== Math.floor(this.#high / BYTE)) return undefined;
    this.#low = (this.#low % BYTE) * 256;
    this.#high = (this.#high % BYTE) * 256 + 255;
    return byte;
  }

  /** Bytes that lie inside, whatever follows them. */
  end(): number[] {
    return [24, 16, 8, 0].map((shift) => Math.floor(this.#high / 2 ** shift) % 256);
  }
}

/** Writes answers; `finish` gives their bytes. */
export function bitWriter(contexts: number): BitCoder & { finish: () => Uint8Array } {
  const odds = new Odds(contexts);
  const range = new Range();
  const bytes: number[] = [];
  return {
    bit(context, value) {
      range.narrow(range.split(odds, context), value);
      odds.learn(context, value);
      for (let byte = range.shift(); byte !== undefined; byte = range.shift()) bytes.push(byte);
      return value;
    },
    finish: () => Uint8Array.from([...bytes, ...range.end()]),
  };
}

/** Reads what `bitWriter` wrote with as many contexts. */
export function bitReader(contexts: number, bytes: Uint8Array): BitCoder {
  const odds = new Odds(contexts);
  const range = new Range();
  let at = 4;
  let code = bytes.subarray(0, at).reduce((sum, byte) => sum * 256 + byte, 0);
  return {
    bit(context) {
      const middle = range.split(odds, context);
      const value = code <= middle ? 1 : 0;
      range.narrow(middle, value);
      odds.learn(context, value);
      while (range.shift() !== undefined) code = (code % BYTE) * 256 + (bytes[at++] ?? 0);
      return value;
    },
  };
}
