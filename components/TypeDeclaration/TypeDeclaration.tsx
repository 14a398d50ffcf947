import type { ReactNode } from 'react';

interface TypeDeclarationProps {
  /** Name of a type in config/facts/types.json: `ProxyOptions`. */
  of: string;
  /** The build inserts the declaration: `markdown/plugins/remarkTypeDeclaration.ts`. */
  children?: ReactNode;
}

/** The declaration of a type in the documented package, with links to other types. */
export function TypeDeclaration({ of, children }: TypeDeclarationProps) {
  if (children === undefined) {
    throw new Error(
      `<TypeDeclaration of="${of}"> was built without remarkTypeDeclaration: it has no declaration.`,
    );
  }
  return children;
}
