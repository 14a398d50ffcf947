import type { x } from 'xastscript';
import { toXml } from 'xast-util-to-xml';

/** A full XML document from its root element, as text. */
export const xmlDocument = (root: ReturnType<typeof x>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(root)}\n`;
