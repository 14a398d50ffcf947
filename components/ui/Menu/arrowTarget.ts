const STOPS = 'a[href], button:not([disabled]), input:not([disabled])';

/** Where an arrow, Home or End leads among the visible stops of `panel`; undefined for other keys. Up from the first stays. */
export function arrowTarget(panel: HTMLElement, key: string): HTMLElement | undefined {
  const stops = [...panel.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  const at = stops.findIndex((stop) => stop === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return stops[Math.min(at + 1, stops.length - 1)];
    case 'ArrowUp':
      return at === -1 ? undefined : stops[Math.max(at - 1, 0)];
    case 'Home':
      return at === -1 ? undefined : stops[0];
    case 'End':
      return at === -1 ? undefined : stops.at(-1);
    default:
      return undefined;
  }
}
