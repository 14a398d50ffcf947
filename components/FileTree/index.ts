export * from './FileTree';
