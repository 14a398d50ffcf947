export * from './Overview';
