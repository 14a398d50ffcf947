export * from './PageErrors';
