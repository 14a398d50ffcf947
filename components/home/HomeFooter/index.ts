export * from './HomeFooter';
