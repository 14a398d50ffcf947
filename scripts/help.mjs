/**
 * Imported first by each script of package.json: asked for `--help`, a script prints what its own first comment says of
 * it, and does nothing else.
 */
import { readFileSync } from 'node:fs';

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  const [, comment = ''] =
    /\/\*\*([^]*?)\*\//.exec(readFileSync(process.argv[1] ?? '', 'utf8')) ?? [];
  console.log(comment.replace(/^ *\* ?/gm, '').trim());
  process.exit();
}
