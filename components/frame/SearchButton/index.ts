export * from './SearchButton';
export * from './EarlyInput';
