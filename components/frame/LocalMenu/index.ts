export * from './LocalMenu';
