export * from './SidebarTree';
export type { SidebarNode } from './SidebarTree';
