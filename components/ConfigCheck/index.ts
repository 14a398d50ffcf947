export * from './ConfigCheck';
