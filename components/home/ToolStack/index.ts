export * from './ToolStack';
