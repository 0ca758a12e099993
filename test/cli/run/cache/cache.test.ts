import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, describe, it, mock } from 'node:test';
import fc from 'fast-check';
import { propertyRuns } from '../../../support/property-runs.ts';
import { folderOf, runHere } from '../../command.ts';

const page = (content: string): string =>
  `<!doctype html><html lang="en"><head><title>Page</title></head><body>${content}</body></html>`;

const names = ['index.html', 'a.html', 'b.html', 'shop/c.html', 'shop/index.html', 'data.json', 'site.css'] as const;

const formId = '0123456789abcdef01234567';

/** Parts of pages, with problems that depend on the page alone and with problems that depend on other files. */
const parts = [
  '<h2 id="one">One</h2>',
  '<h2 id="two">Two</h2><h2 id="two">Two again</h2>',
  '<a href="a.html#one">One</a> <a href="/shop/c.html#two">Two</a> <a href="/shop/">Shop</a>',
  '<a href="b.html#three">Three</a> <a href="/missing.html">Missing</a>',
  '<img src="/photo.png"> <img src="photo.png" alt="">',
  '<link rel="stylesheet" href="/site.css">',
  '<site-gallery desing="grid"></site-gallery>',
  '<!-- site-lint-disable-next image-alt -- a tracking pixel --><img src="/photo.png">',
  `<site-form><form data-form-id="${formId}"><label>Name <input name="name"></label></form></site-form>`,
  `<site-form><form data-form-id="${formId}"><label>Mail <input name="mail" required></label></form></site-form>`,
  '<script type="application/json" data-site-context>{"website": {"id": "x"}}</script>',
  '<script type="application/json" data-site-context>{"website": {"id": "0123456789abcdef01234567"}}</script>',
  '<p>Ünïcode \u2028 text 🖼</p>',
] as const;

const settings = [
  '{}',
  '{ "rules": { "image-alt": "off" } }',
  '{ "rules": { "image-alt": "warn", "entity-default": "warn" }, "siteRoot": "." }',
  '{ "ignore": ["shop/**"] }',
  '{ "overrides": [{ "files": ["a.html"], "rules": { "anchor-target": "warn", "no-context": "off" } }] }',
] as const;

type Step =
  | { readonly kind: 'write'; readonly file: string; readonly parts: readonly string[] }
  | { readonly kind: 'move'; readonly file: string; readonly to: string }
  | { readonly kind: 'remove'; readonly file: string }
  | { readonly kind: 'set'; readonly settings: string }
  | { readonly kind: 'fix' };

const name = fc.constantFrom(...names);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('write' as const),
    file: name,
    parts: fc.array(fc.constantFrom(...parts), { maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('move' as const), file: name, to: name }),
  fc.record({ kind: fc.constant('remove' as const), file: name }),
  fc.record({ kind: fc.constant('set' as const), settings: fc.constantFrom(...settings) }),
  fc.constant({ kind: 'fix' as const }),
);

function contentOf(file: string, of: readonly string[]): string {
  if (file.endsWith('.css')) return of.map((_, n) => `.a${n} { background: url("photo-${n}.png") }`).join('\n');
  if (file.endsWith('.json')) return JSON.stringify({ website: { id: of.length === 1 ? formId : 'x' } });
  return page(of.join('\n'));
}

async function take(one: Step, cwd: string): Promise<void> {
  if (one.kind === 'set') return writeFile(join(cwd, 'site-elements.config.json'), one.settings);
  if (one.kind === 'fix') return void (await runHere(['check', '.', '--fix', '--cache'], { cwd }));
  const path = join(cwd, one.file);
  if (one.kind === 'remove') return rm(path, { force: true });
  if (one.kind === 'move') return existsSync(path) ? rename(path, join(cwd, one.to)) : undefined;
  await mkdir(dirname(path), { recursive: true });
  return writeFile(path, contentOf(one.file, one.parts));
}

const commands = [
  ['check', '.'],
  ['validate', '.'],
  ['validate', '.', 'data.json', '--context-variable', 'OUR_DATA'],
] as const;

const first = Object.fromEntries(names.map((file, n) => [file, contentOf(file, parts.slice(n, n + 3))]));

const location = '.cache/site-elements/results.cache';

describe('a run with --cache', () => {
  // The hashes of files that were written just now are not kept.
  before(() => mock.timers.enable({ apis: ['Date'], now: Date.now() + 3_600_000 }));
  after(() => mock.timers.reset());

  it('reports what a run without it reports, after any edits, moves, deletions and changes of settings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const cwd = await folderOf(first);
        for (const one of [undefined, ...steps]) {
          if (one) await take(one, cwd);
          for (const args of commands) {
            const without = await runHere([...args, '--format', 'json', '--verbose'], { cwd });
            assert.deepEqual(await runHere([...args, '--format', 'json', '--verbose', '--cache'], { cwd }), without);
          }
        }
        await rm(cwd, { recursive: true });
      }),
      { numRuns: propertyRuns(300) / 20 },
    );
  });

  it('reports the same with the code frames, and after a run that was not cached', async () => {
    const cwd = await folderOf(first);
    const without = await runHere(['check', '.', '--site-root', '.'], { cwd });
    assert.equal(without.code, 1);
    for (const _ of ['first', 'second', 'third'])
      assert.deepEqual(await runHere(['check', '.', '--site-root', '.', '--cache'], { cwd }), without);
  });

  it('notices a change at the end of a large page', async () => {
    for (const size of [1_048_575, 1_048_576, 1_048_577, 3_000_000]) {
      const withEnd = (end: string): string => page('<p>Text</p>').padEnd(size - end.length, ' ') + end;
      const cwd = await folderOf({ 'index.html': withEnd('<!-- end -->') });
      assert.equal((await runHere(['check', '.', '--cache'], { cwd })).code, 0);
      await writeFile(join(cwd, 'index.html'), withEnd('<img src=x>'));
      assert.equal((await runHere(['check', '.', '--cache'], { cwd })).code, 1, `${size} bytes`);
    }
  });

  it('does not write the cache again if nothing has changed', async () => {
    const cwd = await folderOf(first);
    await runHere(['check', '.', '--cache'], { cwd });
    const before = await readFile(join(cwd, location));
    await runHere(['check', '.', '--cache'], { cwd });
    assert.deepEqual(await readFile(join(cwd, location)), before);
    assert.deepEqual(await readdir(dirname(join(cwd, location))), ['results.cache']);
  });

  it('keeps the results in node_modules/.cache if that folder of packages exists, or in the named file', async () => {
    const cwd = await folderOf({ ...first, 'node_modules/x/package.json': '{}' });
    await runHere(['check', '.', '--cache'], { cwd });
    assert.ok(existsSync(join(cwd, 'node_modules', location)));
    await runHere(['check', '.', '--cache-location', 'kept/lint'], { cwd });
    assert.ok(existsSync(join(cwd, 'kept/lint')));
    const { code, stderr } = await runHere(['check', '.', '--cache-location', 'kept/'], { cwd });
    assert.equal(code, 2);
    assert.match(stderr, /names a folder, not a cache.\nAdd the name of a file/);
  });

  it('writes no absolute paths, so that the folder can be moved', async () => {
    const cwd = await folderOf(first);
    await runHere(['check', '.', '--cache'], { cwd });
    await runHere(['validate', '.', '--cache'], { cwd });
    const text = await readFile(join(cwd, location), 'latin1');
    assert.ok(!text.includes(cwd));
    assert.match(text, /shop\/c\.html/);
  });

  it('reports fixed files as fixed, and fixes files whose findings are known', async () => {
    const cwd = await folderOf({ 'a.html': page('<site-gallery desing="grid"></site-gallery>') });
    const before = await runHere(['check', '.', '--cache'], { cwd });
    assert.equal(before.code, 1);
    const fixed = await runHere(['check', '.', '--fix', '--cache'], { cwd });
    assert.deepEqual([fixed.code, fixed.stdout], [0, '']);
    assert.match(fixed.stderr, /1 file fixed/);
    assert.equal((await runHere(['check', '.', '--cache'], { cwd })).code, 0);
  });

  it('never takes the result of the fixed text of --fix-dry-run, or of standard input', async () => {
    const text = page('<site-gallery desing="grid"></site-gallery>');
    const cwd = await folderOf({ 'a.html': text });
    for (const _ of ['first', 'second']) {
      assert.equal((await runHere(['check', '.', '--fix-dry-run', '--cache'], { cwd })).code, 0);
      assert.equal((await runHere(['check', '.', '--cache'], { cwd })).code, 1);
      const stdin = { cwd, stdin: page('<p>No problem</p>') };
      assert.equal((await runHere(['check', '-', '--stdin-filename', 'a.html', '--cache'], stdin)).code, 0);
    }
  });

  const broken: Readonly<Record<string, readonly [change: (cache: Buffer) => Buffer, note: RegExp]>> = {
    'was cut off': [(cache) => cache.subarray(0, -10), /results\.cache: the cache is damaged, so it is not used\./],
    'has a changed byte': [
      (cache) => Buffer.from(cache.toString('latin1').replace('a.html', 'b.html'), 'latin1'),
      /is damaged/,
    ],
    'is empty': [() => Buffer.of(), /is damaged/],
    'is of another version': [
      (cache) => Buffer.from(cache.toString('latin1').replace(/^(site-elements cache \S+) \d+/, '$1 0'), 'latin1'),
      /the cache is of another version, so it is not used\./,
    ],
  };
  for (const [title, [change, note]] of Object.entries(broken))
    it(`reports a cache that ${title}, does not use it, and replaces it`, async () => {
      const cwd = await folderOf(first);
      const without = await runHere(['check', '.'], { cwd });
      await runHere(['check', '.', '--cache'], { cwd });
      await writeFile(join(cwd, location), change(await readFile(join(cwd, location))));
      const { stderr, ...ended } = await runHere(['check', '.', '--cache'], { cwd });
      assert.match(stderr, note);
      assert.deepEqual({ ...ended, stderr: stderr.replace(/^.*\n/, '') }, without);
      assert.deepEqual(await runHere(['check', '.', '--cache'], { cwd }), without);
    });

  it('never replaces a file that is not a cache', async () => {
    const cwd = await folderOf({ ...first, 'notes.txt': 'My notes' });
    const { code, stderr } = await runHere(['check', '.', '--cache-location', 'notes.txt'], { cwd });
    assert.equal(code, 1);
    assert.match(stderr, /notes\.txt: the file is not a cache of site-elements, so it is not used\./);
    assert.equal(await readFile(join(cwd, 'notes.txt'), 'utf8'), 'My notes');
  });

  it('reports a cache that cannot be written, and ends as without it', async () => {
    const cwd = await folderOf({ ...first, kept: 'a file, not a folder' });
    const { code, stderr } = await runHere(['check', '.', '--cache-location', 'kept/lint'], { cwd });
    assert.equal(code, 1);
    assert.match(stderr, /kept\/lint: the cache c/);
  });

  it('is correct while other runs write the same cache', async () => {
    const cwd = await folderOf(first);
    const check = await runHere(['check', '.'], { cwd });
    const validate = await runHere(['validate', '.'], { cwd });
    const runs = Array.from({ length: 12 }, (_, n) => runHere([n % 2 ? 'validate' : 'check', '.', '--cache'], { cwd }));
    for (const [n, ended] of (await Promise.all(runs)).entries()) assert.deepEqual(ended, n % 2 ? validate : check);
    assert.deepEqual(await readdir(dirname(join(cwd, location))), ['results.cache']);
    assert.deepEqual(await runHere(['check', '.', '--cache'], { cwd }), check);
  });

  it('drops the results of files that no longer exist, and the texts that nothing uses', async () => {
    const ids = (n: number) => Array.from({ length: 500 }, (_, k) => `<p id="p${n}-${k}">Text</p>`).join('');
    const cwd = await folderOf({ 'a.html': page(ids(0)), 'gone.html': page('') });
    await runHere(['check', '.', '--cache'], { cwd });
    await rm(join(cwd, 'gone.html'));
    for (let n = 1; n < 20; n++) {
      await writeFile(join(cwd, 'a.html'), page(ids(n)));
      await runHere(['check', '.', '--cache'], { cwd });
    }
    const text = await readFile(join(cwd, location), 'utf8');
    assert.ok(!text.includes('gone.html'));
    assert.ok(text.length < 60_000, `${text.length} characters`);
  });
});
