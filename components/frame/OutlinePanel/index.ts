export * from './OutlinePanel';
