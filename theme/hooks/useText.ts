import { useI18n } from '@rspress/core/runtime';
import type strings from '../../i18n.json';

/** The frame's sentences in the page's language, by their key in `i18n.json`; a missing one throws. */
export const useText = useI18n<typeof strings>;
