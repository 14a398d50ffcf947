export { TranslationNotice } from './TranslationNotice';
