export * from './EditLink';
