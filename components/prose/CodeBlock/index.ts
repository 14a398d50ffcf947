export * from './CodeBlock';
