export * from './MenuLinks';
