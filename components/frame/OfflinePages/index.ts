export * from './OfflinePages';
