/** Fails on private language in the tracked files below the paths named as arguments, or in all of them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fromRoot, root } from '../root.ts';
import { findPrivateLanguage } from './private-language.ts';

const { stdout } = spawnSync('git', ['ls-files', '--', ...process.argv.slice(2)], { cwd: root, encoding: 'utf8' });
const files = stdout
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|css|html|md|yml)$/.test(file) && existsSync(fromRoot(file)));
const problems = files.flatMap((file) => findPrivateLanguage(file, readFileSync(fromRoot(file), 'utf8')));
for (const problem of problems) console.error(problem);
console.log(`Private language: ${problems.length} places in ${files.length} files.`);
if (problems.length > 0 || files.length === 0) process.exitCode = 1;
