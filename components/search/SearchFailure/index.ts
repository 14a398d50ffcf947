export * from './SearchFailure';
