import { fileURLToPath } from 'node:url';
import { readReferencePages } from './referencePages';

/** The folder that contains a folder for each language. */
export const docs = fileURLToPath(new URL('../../../docs', import.meta.url));

/** Reference pages of this site at the start of the build. */
export const referencePages = readReferencePages(docs);
