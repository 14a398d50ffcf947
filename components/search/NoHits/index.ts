export * from './NoHits';
