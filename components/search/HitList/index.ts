export * from './HitList';
