import type { x } from 'xastscript';
import { toXml } from 'xast-util-to-xml';

/** A whole document around its root element, as text. */
export const xmlDocument = (root: ReturnType<typeof x>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(root)}\n`;
