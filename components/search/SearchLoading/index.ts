export * from './SearchLoading';
