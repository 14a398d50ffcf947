import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const svg = readFileSync(join(import.meta.dirname, '../docs/public/logo.svg'), 'utf8').trim();

/** The site's mark as a data address: it stands there at first paint, without a request of its own. */
export const logo = `data:image/svg+xml,${svg.replace(/["%#<>]/g, encodeURIComponent)}`;
