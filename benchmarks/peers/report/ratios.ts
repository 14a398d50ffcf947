/** Ours divided by theirs, of a figure of which less is better; 1 where both are nothing. */
export const ratioOf = (ours: number, theirs: number): number =>
  ours === theirs ? 1 : ours / theirs;

interface Best {
  label: string;
  value: number;
}

/** The least of the peers' values, and whose it is. Nothing where no peer was measured. */
export function bestOf(peers: Readonly<Record<string, number | undefined>>): Best | undefined {
  return Object.entries(peers)
    .flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
    .reduce<Best | undefined>(
      (best, peer) => (best && best.value <= peer.value ? best : peer),
      undefined,
    );
}
