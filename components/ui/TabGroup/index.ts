export * from './TabGroup';
