/**
 * Vitest setup file. Vitest runs it again for each test file, while the helpers are loaded once: their state stays in
 * isolation.ts.
 */
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach } from 'vitest';
import { endClaim, startClaim } from './isolation';

// Each dev server listens for the end of the process and its input until it is closed, and a process runs many claims.
EventEmitter.defaultMaxListeners = 0;

beforeEach(startClaim);
afterEach(endClaim);
