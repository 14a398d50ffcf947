export * from './SiblingMenu';
