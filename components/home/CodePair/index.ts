export * from './CodePair';
