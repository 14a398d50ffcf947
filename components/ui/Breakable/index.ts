export * from './Breakable';
