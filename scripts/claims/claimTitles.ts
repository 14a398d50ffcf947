import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { CLAIMS } from './claimFiles';

/** The sentences that the claims of a page prove. */
export function claimTitles(root: string, route: string): string[] {
  const file = path.join(root, CLAIMS, `${route}.test.ts`);
  return existsSync(file) ? titlesIn(readFileSync(file, 'utf8')) : [];
}

/** Titles of the tests in a file. */
export function titlesIn(code: string): string[] {
  const titles: string[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:test|it)\b/.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
    }
    ts.forEachChild(node, read);
  };
  read(ts.createSourceFile('claims.ts', code, ts.ScriptTarget.Latest, true));
  return titles;
}
