export * from './LastUpdated';
