export * from './SourceLink';
