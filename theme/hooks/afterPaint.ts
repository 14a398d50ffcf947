/** Calls back once the browser has drawn what stands in the document now. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
