export * from './PageFailure';
