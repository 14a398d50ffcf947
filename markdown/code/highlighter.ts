import { createOnigurumaEngine, getSingletonHighlighter, type Highlighter } from 'shiki';
import { withSharedPatterns } from './sharedPatterns';

let highlighter: Promise<Highlighter> | undefined;

/** Gives the highlighter, of which a thread has one, its engine: to be called before anybody else asks for it. */
export function prepareHighlighter(): Promise<Highlighter> {
  highlighter ??= createOnigurumaEngine(import('shiki/wasm')).then((engine) =>
    getSingletonHighlighter({ engine: withSharedPatterns(engine) }),
  );
  return highlighter;
}
