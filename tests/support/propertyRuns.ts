import fc from 'fast-check';

// Properties run a hundred times in the daily suite, and longer in the weekly sweep.
fc.configureGlobal({ numRuns: process.env.TEST_SWEEP === 'true' ? 1000 : 100 });
