import type { ShikiTransformer } from 'shiki';
import { mentionsIn } from './mentions';
import { keyOf } from './Reference';

/** Attribute that passes a reference from the highlighter, which doesn't know the page, to `rehypeReferenceLinks`. */
export const REFERENCE_ATTRIBUTE = 'data-reference';

/** Marks references in a sample for later linking. */
export const referenceMarks: ShikiTransformer = {
  name: 'reference-marks',
  preprocess(code, options) {
    const meta = this.options.meta?.__raw ?? '';
    const mentions = mentionsIn({ code, lang: options.lang, meta });
    options.decorations = [
      ...(options.decorations ?? []),
      ...mentions.map(({ start, end, reference }) => ({
        start,
        end,
        properties: { [REFERENCE_ATTRIBUTE]: keyOf(reference) },
      })),
    ];
  },
};
