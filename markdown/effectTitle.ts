import type { Language } from '@config/site';

/** Attributes of `<OptionEffect>`. */
export interface EffectAttributes {
  /** The option: `output.filenameHash`. */
  readonly of?: string | undefined;
  /** What is compared: the Rspack configuration if absent, otherwise the output of a build. */
  readonly in?: string | undefined;
  readonly mode?: string | undefined;
}

/** Titles by what is compared. Not in `i18n.json`, which every page loads: the build writes them into pages. */
const TITLES = {
  rspack: {
    en: 'What {option} changes in the Rspack configuration',
    zh: '{option} 对 Rspack 配置的影响',
  },
  rspackInDevelopment: {
    en: 'What {option} changes in the Rspack configuration, in development mode',
    zh: '{option} 对 Rspack 配置的影响（开发模式）',
  },
  output: {
    en: 'What {option} changes in the build output',
    zh: '{option} 对构建产物的影响',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The title of what an option changes. */
export function effectTitle(
  { of = '', in: shown, mode }: EffectAttributes,
  lang: Language,
): string {
  const rspack = mode === 'development' ? TITLES.rspackInDevelopment : TITLES.rspack;
  return (shown === undefined ? rspack : TITLES.output)[lang].replace('{option}', of);
}
