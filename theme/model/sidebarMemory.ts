/** The sidebar's state in a session. */
export interface SidebarMemory {
  /** State of groups by id, if the user or a visit changed it. */
  open: Readonly<Record<string, boolean>>;
  /** Scroll position of each section's sidebar, in pixels. */
  scroll: Readonly<Record<string, number>>;
}

/** The session-storage key. The number is the version of the format. */
export const SIDEBAR_MEMORY_KEY = 'rsbuild-docs-sidebar-1';

export const NO_MEMORY: SidebarMemory = { open: {}, scroll: {} };

const entriesOf = <T>(value: unknown, isT: (entry: unknown) => entry is T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter((entry): entry is [string, T] => isT(entry[1])),
  );

/** Parses the stored state; invalid values count as empty. */
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
 * Inline script that restores groups and scroll position of a static sidebar before the first paint, with the current
 * page in view. It's at the end of the panel; hydration continues from the same state.
 */
export const restoreSidebarScript = `{const p=document.currentScript.parentElement;let m;try{m=JSON.parse(sessionStorage.getItem('${SIDEBAR_MEMORY_KEY}'))}catch{}
const o=Object(m?.open),a=p.querySelector('[aria-current]');
for(const d of p.querySelectorAll('[data-group]'))if(typeof o[d.dataset.group]==='boolean')d.open=o[d.dataset.group]||d.contains(a);
p.scrollTop=m?.scroll?.[p.dataset.section]??0;
if(a){const r=a.getBoundingClientRect(),q=p.getBoundingClientRect();if(r.top<q.top||r.bottom>q.bottom)p.scrollTop+=r.top-q.top-q.height/2}
p.dataset.restored=''}`;
