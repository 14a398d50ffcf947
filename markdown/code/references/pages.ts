import { fileURLToPath } from 'node:url';
import { readReferencePages } from './referencePages';

/** The folder that holds one folder for each language. */
export const docs = fileURLToPath(new URL('../../../docs', import.meta.url));

/** Those of this site, as they stand when the build begins. */
export const referencePages = readReferencePages(docs);
