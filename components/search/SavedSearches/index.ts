export * from './SavedSearches';
