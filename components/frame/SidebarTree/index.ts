export * from './SidebarTree';
