export * from './Backdrop';
