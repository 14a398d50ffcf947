export * from './OfflineShelf';
