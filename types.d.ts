declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** The address of a file that the build puts beside the scripts. */
declare module '*.svg?url' {
  const address: string;
  export default address;
}
