/** Whether a file is the one named by a path, or inside the folder named by it. */
export const isWithin = (file: string, path: string): boolean =>
  path === '' || file === path || file.startsWith(`${path}/`);
