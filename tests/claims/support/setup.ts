/**
 * Vitest setup file. Vitest runs it again for each test file, while the helpers are loaded once: their state stays in
 * isolation.ts.
 */
import { afterEach, beforeEach } from 'vitest';
import { endClaim, startClaim } from './isolation';

// Each dev server listens for the end of the process until it is closed, and a process runs the claims of many pages.
process.setMaxListeners(0);

beforeEach(startClaim);
afterEach(endClaim);
