/** docs/prerendering.md: its scripts and commands run as written, and its table lists what the contracts declare. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { declarations } from '../../cli/lint/page/known-elements.ts';
import { fromRoot } from '../../tools/root.ts';
import { command, folderOf } from '../cli/command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const markdown = readFileSync(fromRoot('docs/prerendering.md'), 'utf8');

const codeBelow = (heading: string, language: string): string => {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  const [, code] = new RegExp(`\`\`\`${language}\\n(.+?)\`\`\``, 's').exec(section) ?? [];
  assert.ok(code, heading);
  return code;
};

/** Runs a script of the page with the built package. Its last lines may export. */
async function runScript(code: string): Promise<Record<string, unknown>> {
  const file = join(temporaryFolder(), 'script.mjs');
  const here = (path: string): string => pathToFileURL(fromRoot(path)).href;
  await writeFile(
    file,
    code
      .replace("'site-elements/prerender'", `'${here('dist/cli/prerender.js')}'`)
      .replace("'hono'", `'${here('node_modules/hono/dist/index.js')}'`),
  );
  return import(pathToFileURL(file).href);
}

it('the script prerenders, and prints the documented result', async () => {
  const [code = '', expected = ''] = codeBelow('Call it from a script', 'js').split('\n// ');
  const result = await runScript(code.replace('console.log(', 'export default ('));
  assert.equal(String(result.default), expected.trim());
});

it('the server of the page streams a prerendered response, and leaves other responses alone', async () => {
  const code = `${codeBelow('Servers', 'js')}
app.get('/data', (context) => context.json({ tag: '<site-dialog>' }));
export { app };`;
  const { app } = (await runScript(code)) as { app: { request(path: string): Promise<Response> } };
  const page = await app.request('/');
  assert.match(await page.text(), /^<h1>Prints<\/h1><site-dialog dialog-title="Delete\?"><template .*>Delete\?<\/h2>/s);
  assert.equal(page.headers.get('content-length'), null);
  assert.equal(await (await app.request('/data')).text(), '{"tag":"<site-dialog>"}');
});

it('every command runs as written, one after the other', async () => {
  const cwd = await folderOf({
    'public/index.html':
      '<script type="module" src="/site-elements/site.js"></script><site-dialog dialog-title="Sure?"></site-dialog>',
    'public/a.css': '',
  });
  const lines = [...markdown.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, code = '']) => code.trim().split('\n'));
  assert.ok(lines.length >= 4);
  for (const line of lines) {
    const [, args = '', input] = /^npx site-elements (.+?)(?: < (\S+) > \S+)?$/.exec(line) ?? [];
    const stdin = input === undefined ? '' : readFileSync(join(cwd, input), 'utf8');
    const { code, stderr } = await command(args.split(' '), cwd, stdin);
    assert.equal(code, 0, `${line}: ${stderr}`);
  }
  assert.ok(existsSync(join(cwd, 'dist/a.css')));
});

it('names every element that takes over its markup without being used', () => {
  const [, table = ''] = markdown.split('| element | takes over its markup |');
  const rows = table.slice(0, table.indexOf('| all others'));
  const early = declarations.flatMap(({ contract }) => (contract.wake ? contract.tag.replace('site-', '') : []));
  assert.ok(early.length > 0);
  for (const name of early) assert.ok(rows.includes(name.replace('-', ' ')), name);
});
