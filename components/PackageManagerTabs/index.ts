export * from './PackageManagerTabs';
