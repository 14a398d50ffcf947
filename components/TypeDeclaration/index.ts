export * from './TypeDeclaration';

/** Static articles can contain it: the browser needs its HTML alone. See `config/pages/staticComponents.ts`. */
export const isStatic = true;
