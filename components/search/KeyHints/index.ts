export * from './KeyHints';
