export * from './FactCard';
