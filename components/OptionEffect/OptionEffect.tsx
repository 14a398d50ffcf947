import type { ReactNode } from 'react';
import { Callout } from '@components/prose/Callout';

interface OptionEffectProps {
  /** The option: `output.filenameHash`. */
  of: string;
  /**
   * What is compared: by default the Rspack configuration; `files`, the names of the written files; or the name of
   * one, `dist/index.html`, for its text.
   */
  in?: string;
  /** Compares the Rspack configurations of development mode. */
  mode?: 'development';
  /** The build inserts title and diff: `markdown/plugins/remarkOptionEffect.ts`. */
  title?: string;
  children?: ReactNode;
}

/**
 * A folded diff: what an option changes in the configuration above it, compared with the same one without the option.
 * Search doesn't index it: queries find what the page says.
 */
export function OptionEffect({ of, title, children }: OptionEffectProps) {
  if (title === undefined) {
    throw new Error(
      `<OptionEffect of="${of}"> was built without remarkOptionEffect: it has no diff.`,
    );
  }
  return (
    <div data-search-ignore="">
      <Callout type="details" title={title}>
        {children}
      </Callout>
    </div>
  );
}
