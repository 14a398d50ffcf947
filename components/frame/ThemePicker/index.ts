export * from './ThemePicker';
