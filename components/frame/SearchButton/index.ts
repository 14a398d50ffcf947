export * from './SearchButton';
