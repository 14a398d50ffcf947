export * from './LandingSection';
