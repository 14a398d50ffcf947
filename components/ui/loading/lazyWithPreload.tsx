import { use, type ComponentType } from 'react';
import { retryableOnce } from './retryableOnce';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose code loads when it is first rendered, or ahead of that by `preload`, which tells how it went.
 * What React's `lazy` keeps for good, a failed load, the next `preload` tries anew.
 */
export function lazyWithPreload<Props extends object>(
  load: Load<Props>,
): ComponentType<Props> & { preload: () => Promise<ComponentType<Props>> } {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const begin = retryableOnce(async () => (await load()).default);

  const preload = (): Promise<ComponentType<Props>> => {
    const begun = begin();
    if (begun !== loading) {
      loading = begun;
      begun.then(
        (component) => {
          loaded = component;
        },
        () => undefined,
      );
    }
    return begun;
  };

  function LoadedOnDemand(props: Props) {
    // A render must meet the same promise each time, failed or not: only `preload` begins a new one.
    const Loaded = loaded ?? use(loading ?? preload());
    return <Loaded {...props} />;
  }

  return Object.assign(LoadedOnDemand, { preload });
}
