/** Whether a file is at a path or inside the folder at that path. */
export const isWithin = (file: string, path: string): boolean =>
  path === '' || file === path || file.startsWith(`${path}/`);
