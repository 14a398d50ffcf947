export * from './ContentActions';
