/** Scrolls a container, and nothing around it, so far that a part of it comes into view: to the middle where it was out of sight. */
export function revealInScroller(scroller: HTMLElement, part: Element): void {
  const view = scroller.getBoundingClientRect();
  const { top, bottom } = part.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  scroller.scrollTop += (top + bottom) / 2 - (view.top + view.bottom) / 2;
}
