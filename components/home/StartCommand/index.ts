export * from './StartCommand';
