export * from './SidebarPanel';
