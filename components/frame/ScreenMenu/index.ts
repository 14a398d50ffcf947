export * from './ScreenMenu';
