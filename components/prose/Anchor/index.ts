export * from './Anchor';
