/** Imported first by each script of package.json: with `--help`, prints the script's first comment and exits. */
import { readFileSync } from 'node:fs';

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  const [, comment = ''] =
    /\/\*\*([^]*?)\*\//.exec(readFileSync(process.argv[1] ?? '', 'utf8')) ?? [];
  console.log(comment.replace(/^ *\* ?/gm, '').trim());
  process.exit();
}
