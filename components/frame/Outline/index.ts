export * from './Outline';
