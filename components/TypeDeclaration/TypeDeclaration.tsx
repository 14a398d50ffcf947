import type { ReactNode } from 'react';

interface TypeDeclarationProps {
  /** Name of a type in config/facts/types.json: `ProxyOptions`. */
  of: string;
  /** The build writes the declaration into the element: `markdown/plugins/remarkTypeDeclaration.ts`. */
  children?: ReactNode;
}

/** A type as the documented package declares it, with links to the types that it names. */
export function TypeDeclaration({ of, children }: TypeDeclarationProps) {
  if (children === undefined) {
    throw new Error(
      `<TypeDeclaration of="${of}"> was built without remarkTypeDeclaration: it has no declaration.`,
    );
  }
  return children;
}
