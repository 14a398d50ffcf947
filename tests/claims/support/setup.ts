/**
 * Vitest setup file. Vitest runs it again for each test file, while the helpers are loaded once: their state stays in
 * isolation.ts.
 */
import { afterEach, beforeEach } from 'vitest';
import { endClaim, startClaim } from './isolation';

beforeEach(startClaim);
afterEach(endClaim);
