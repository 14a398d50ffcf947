export * from './FrameworkLinks';
