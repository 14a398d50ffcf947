import { useI18n } from '@rspress/core/runtime';
import type { TextKey } from '@model/textKey';

/** The frame's sentences in the page's language, by their key in `i18n.json`; a missing one throws. */
export const useText = useI18n<Record<TextKey, unknown>>;
