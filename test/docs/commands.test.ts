/** The commands that the docs show run as written, one after the other. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { fromRoot } from '../../tools/root.ts';
import { folderOf, runHere } from '../cli/command.ts';

const markdown = readFileSync(fromRoot('docs/commands/index.md'), 'utf8');

const page = `<!doctype html>
<html lang="en">
  <title>Prints</title>
  <script type="application/json" data-site-context>{ "website": { "siteTitle": "Halden" } }</script>
  <site-gallery design="gird" slides-per-row="4"><img src="/prints/ridgeline.jpg"></site-gallery>
</html>
`;

/** Resolves `*` as a shell does. */
const matchingFiles = (folder: string, pattern: string): readonly string[] => {
  const [start = '', end = ''] = pattern.split('*');
  return readdirSync(folder).filter((name) => name.startsWith(start) && name.endsWith(end));
};

/** The page shows the command of the first of three machines. */
const onEachMachine = (command: string): readonly string[] =>
  command.includes('--shard 1/3')
    ? ['1', '2', '3'].map((shard) => command.replace('1/3', `${shard}/3`).replace('shard-1', `shard-${shard}`))
    : [command];

it('every command of the page about the command runs', async (context) => {
  const cwd = await folderOf({ 'shop.html': page, 'site/index.html': page, 'public/index.html': page });
  context.after(() => rmSync(cwd, { recursive: true }));
  const lines = [...markdown.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, code = '']) => code.trim().split('\n'));
  const commands = lines.flatMap((line) => /npx site-elements (.+)$/.exec(line)?.[1] ?? []).flatMap(onEachMachine);
  assert.equal(commands.length, lines.length + 2, 'each line is a command');
  // test/readme.test.ts runs serve, which does not end.
  for (const command of commands.filter((one) => !one.startsWith('serve '))) {
    const args = command.split(' ').flatMap((word) => (word.includes('*') ? matchingFiles(cwd, word) : [word]));
    const { code, stderr } = await runHere(args, { cwd, stdin: page });
    assert.ok(code === 0 || code === 1, `${command}: ${stderr}`);
  }
  for (const report of ['all.sarif', 'out.sarif', 'out.xml']) assert.ok(existsSync(join(cwd, report)), report);
});
