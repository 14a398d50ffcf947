export * from './TranslationNotice';
