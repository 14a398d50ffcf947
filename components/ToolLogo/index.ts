export * from './ToolLogo';
