export * from './NavMenu';
