export * from './SidebarTree';
export type { SidebarNode } from './sidebarNode';
