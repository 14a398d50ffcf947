import { use, type ComponentType } from 'react';
import { retryableOnce } from './retryableOnce';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose code loads when it first renders, or earlier with `preload`, which returns a promise of the
 * result. Unlike React's `lazy`, it tries again after a failure when `preload` is called.
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
    // Every render has to use the same promise, even a rejected one; only `preload` starts a new one.
    const Loaded = loaded ?? use(loading ?? preload());
    return <Loaded {...props} />;
  }

  return Object.assign(LoadedOnDemand, { preload });
}
