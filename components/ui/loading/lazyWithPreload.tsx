import { use, type ComponentType } from 'react';

/** How long after a failed load it is tried once more, in milliseconds: a line that broke off is often back by then. */
const RETRY_DELAY_MS = 500;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

async function loadWithRetry<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  try {
    return (await load()).default;
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_DELAY_MS);
    });
    return (await load()).default;
  }
}

/**
 * A component whose code loads when it is first rendered, or ahead of that by `preload`, which tells how it went.
 * What React's `lazy` keeps for good, a failed load, the next `preload` tries anew.
 */
export function lazyWithPreload<Props extends object>(
  load: Load<Props>,
): ComponentType<Props> & { preload: () => Promise<ComponentType<Props>> } {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;

  const preload = (): Promise<ComponentType<Props>> => {
    if (loading && !hasFailed) return loading;
    hasFailed = false;
    loading = loadWithRetry(load);
    loading.then(
      (component) => {
        loaded = component;
      },
      () => {
        hasFailed = true;
      },
    );
    return loading;
  };

  function LoadedOnDemand(props: Props) {
    // A render must meet the same promise each time, failed or not: only `preload` begins a new one.
    const Loaded = loaded ?? use(loading ?? preload());
    return <Loaded {...props} />;
  }

  return Object.assign(LoadedOnDemand, { preload });
}
