/** Ours divided by theirs, for figures where less is better; 1 if both are zero. */
export const ratioOf = (ours: number, theirs: number): number =>
  ours === theirs ? 1 : ours / theirs;

interface Best {
  label: string;
  value: number;
}

/** The lowest value of the peers, and its peer. Undefined if no peer was measured. */
export function bestOf(peers: Readonly<Record<string, number | undefined>>): Best | undefined {
  return Object.entries(peers)
    .flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
    .reduce<Best | undefined>(
      (best, peer) => (best && best.value <= peer.value ? best : peer),
      undefined,
    );
}
