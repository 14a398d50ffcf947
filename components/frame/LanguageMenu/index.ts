export * from './LanguageMenu';
