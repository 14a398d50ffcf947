export * from './PageCopy';
