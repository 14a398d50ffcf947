export * from './ChoiceLinks';
