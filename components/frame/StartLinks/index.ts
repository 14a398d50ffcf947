export * from './StartLinks';
