export * from './VersionMenu';
