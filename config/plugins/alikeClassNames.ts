import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** Characters of a file's mark: that two of a thousand files share one is one chance in two thousand. */
const MARK_LENGTH = 5;

/** A class name of a CSS Module. @param file absolute; @param root what the mark does not depend on */
export function className(file: string, root: string, name: string): string {
  const path = relative(root, file).replaceAll('\\', '/');
  const mark = createHash('sha256').update(path).digest('base64url').slice(0, MARK_LENGTH);
  return `${name}-${mark}`;
}

const nameClasses: RsbuildPlugin = {
  name: 'alike-class-names:name-classes',
  apply: 'build',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        tools: {
          cssLoader: {
            modules: {
              getLocalIdent: ({ resourcePath, rootContext }, _pattern, name) =>
                className(resourcePath, rootContext, name),
            },
          },
        },
      }),
    );
  },
};

/** Ends all class names of a file alike in a built site, where the bundler gives each an end of its own, which does not compress. */
export const pluginAlikeClassNames = (): RspressPlugin => ({
  name: 'alike-class-names',
  builderConfig: { plugins: [nameClasses] },
});
