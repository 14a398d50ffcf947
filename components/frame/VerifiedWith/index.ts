export * from './VerifiedWith';
