export * from './SearchStates';
