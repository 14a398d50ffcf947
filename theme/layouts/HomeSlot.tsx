import type { ComponentType } from 'react';

let provided: ComponentType | null = null;

/** Registers the landing page's layout; called from the landing page's chunk, see `homeChunk.ts`. */
export function provideHomePage(HomePage: ComponentType): void {
  provided = HomePage;
}

/** The landing page's layout, which other pages don't load. */
export function HomeSlot() {
  if (!provided) {
    throw new Error(
      'A page of type home came without its layout: is remarkHomeLayout in markdown/settings.ts?',
    );
  }
  const HomePage = provided;
  return <HomePage />;
}
