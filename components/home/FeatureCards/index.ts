export * from './FeatureCards';
