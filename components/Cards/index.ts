export * from './Cards';
