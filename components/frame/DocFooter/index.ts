export * from './DocFooter';
