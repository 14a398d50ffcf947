export * from './OptionFields';
