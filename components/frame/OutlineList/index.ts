export * from './OutlineList';
