export * from './OptionMeta';
