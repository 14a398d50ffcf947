export * from './NextSteps';
