export * from './LoadNotice';
