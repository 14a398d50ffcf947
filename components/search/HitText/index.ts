export * from './HitText';
