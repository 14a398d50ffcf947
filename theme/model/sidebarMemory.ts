/** What a reader's session remembers of the sidebar. */
export interface SidebarMemory {
  /** Groups by id: opened by the reader or by a visit, or closed by the reader. */
  open: Readonly<Record<string, boolean>>;
  /** How far each section's sidebar is scrolled, in pixels. */
  scroll: Readonly<Record<string, number>>;
}

/** The session-storage slot; the number is the version of the shape. */
export const SIDEBAR_MEMORY_KEY = 'rsbuild-docs-sidebar-1';

export const NO_MEMORY: SidebarMemory = { open: {}, scroll: {} };

const entriesOf = <T>(value: unknown, isT: (entry: unknown) => entry is T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter((entry): entry is [string, T] => isT(entry[1])),
  );

/** Reads a stored slot; whatever is not of the shape counts as not remembered. */
export function parseSidebarMemory(stored: string | null): SidebarMemory {
  try {
    const { open, scroll } = JSON.parse(stored ?? '{}') as Record<keyof SidebarMemory, unknown>;
    return {
      open: entriesOf(open, (entry) => typeof entry === 'boolean'),
      scroll: entriesOf(scroll, (entry) => typeof entry === 'number'),
    };
  } catch {
    return NO_MEMORY;
  }
}

/**
 * Puts a static page's sidebar where the reader left it before it is painted: groups, scroll position,
 * the current page in view. Stands at the end of the panel; hydration goes on from the same slot.
 */
export const restoreSidebarScript = `{const p=document.currentScript.parentElement;let m;try{m=JSON.parse(sessionStorage.getItem('${SIDEBAR_MEMORY_KEY}'))}catch{}
const o=Object(m?.open),a=p.querySelector('[aria-current]');
for(const d of p.querySelectorAll('[data-group]'))if(typeof o[d.dataset.group]==='boolean')d.open=o[d.dataset.group]||d.contains(a);
p.scrollTop=m?.scroll?.[p.dataset.section]??0;
if(a){const r=a.getBoundingClientRect(),q=p.getBoundingClientRect();if(r.top<q.top||r.bottom>q.bottom)p.scrollTop+=r.top-q.top-q.height/2}
p.dataset.restored=''}`;
