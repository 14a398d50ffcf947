export * from './SiblingList';
