import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { closestMatches } from '../../../cli/text/closest-match.ts';
import { widthOf, wrap } from '../../../cli/text/wrap.ts';
import { folderOf, runHere } from '../command.ts';

const terminal = { isTerminal: true, columns: 80 } as const;
const widest = (text: string): number => Math.max(...text.split('\n').map(widthOf));

it('a misspelt choice of an option or argument gets a suggestion', async () => {
  for (const [args, meant] of [
    [['schema', 'site-contxt'], 'site-context'],
    [['validate', '--as', 'prodct', '-'], 'product'],
    [['check', '--fail-on', 'erro', '-'], 'error'],
    [['check', '--baseline-mode', 'prun', '-'], 'prune'],
  ] as const) {
    const { code, stderr } = await runHere(args);
    assert.equal(code, 2);
    assert.match(stderr, new RegExp(`It is one of .*; did you mean ${meant}\\?`));
  }
});

it('commands with many options group them in their help', async () => {
  for (const command of ['check', 'validate', 'serve']) {
    const { stdout } = await runHere([command, '--help'], terminal);
    const [, ungrouped = ''] = /\nOptions:\n((?: .*\n)+)/.exec(stdout) ?? [];
    assert.match(ungrouped, /^ {2}-h, --help +display help for command\n$/, command);
  }
});

it('rules shows code without backticks in a terminal', async () => {
  const { stdout } = await runHere(['rules'], terminal);
  assert.match(stdout, /Block data \(data-block-json\)/);
});

describe('explain', () => {
  it('renders the page of a rule in a terminal, and prints its Markdown in a pipe', async () => {
    const { stdout } = await runHere(['explain', 'page-context'], { ...terminal, env: { FORCE_COLOR: '1' } });
    assert.ok(stdout.startsWith('\u001b[1mpage-context\u001b[22m\n\nThe site contexts of all pages'));
    assert.match(stdout, /^Group: data\. Level: warning\. Fixable with .*--fix.*: no\.$/m);
    assert.ok(stdout.includes('Contexts are JSON marked with \u001b[36mdata-site-context\u001b'));
    assert.doesNotMatch(stdout, /^#|```/m);
    const { stdout: plain } = await runHere(['explain', 'site-context'], { ...terminal, env: { NO_COLOR: '1' } });
    assert.ok(!plain.includes('\u001b'));
    assert.ok(plain.includes('(docs/spec.md#runtime-3)'));
    assert.ok(widest(plain) <= 80);
    assert.match((await runHere(['explain', 'site-context'])).stdout, /^# site-context\n[\s\S]*```json/);
  });

  it('offers near matches', async () => {
    assert.deepEqual(closestMatches('alt', ['image-alt', 'link', 'slide-alt']), ['image-alt', 'slide-alt']);
    const { code, stderr } = await runHere(['explain', 'alt']);
    assert.equal(code, 2);
    assert.match(stderr, /^error: Unknown rule "alt"\.\nDid you mean image-alt, slide-alt\?/);
  });
});

describe('rules', () => {
  it('shows levels, fixable rules and groups in a terminal, with each requirement below', async () => {
    const { stdout } = await runHere(['rules'], terminal);
    assert.ok(widest(stdout) <= 80);
    assert.match(stdout, /^rule +level +fixable +group\n/);
    assert.match(stdout, /^duplicate-attribute {2}error, warning, note {2}yes +markup\n {4}A tag has no duplicate/m);
    assert.match(stdout, /^entity +error, warning, note {2}yes +data$/m);
    assert.match(stdout, /^entity-default +off +yes +data$/m);
  });

  it('writes one line for each rule in a pipe', async () => {
    const { stdout } = await runHere(['rules'], { columns: 80 });
    assert.match(stdout, /^image-src +warning +no +markup +Images have a URL\.$/m);
  });
});

it('errors fit the terminal of stderr, and are whole lines in a pipe', async () => {
  const { stderr } = await runHere(['check', 'nope.html'], { hasNoteTerminal: true, columns: 80 });
  assert.match(stderr, /^error: nope\.html: no such file or directory\.\nWrite the path/);
  assert.ok(widest(stderr) <= 80 && stderr.split('\n').length > 3, stderr);
  const piped = await runHere(['check', 'nope.html'], { isTerminal: true, columns: 80 });
  assert.equal(piped.stderr, `${stderr.trim().replace(/\n(?!Write)/g, ' ')}\n`);
});

it('usage errors fit the terminal of stderr', async () => {
  const args = ['check', 'a.html', '--format', 'a-format-with-a-very-long-name'];
  const { code, stderr } = await runHere(args, { hasNoteTerminal: true, columns: 60 });
  assert.equal(code, 2);
  assert.ok(widest(stderr) <= 60, stderr);
  assert.match((await runHere(args, { columns: 60 })).stderr, /^error: .{100,}\n/);
});

it('help fits the terminal, and shows no defaults of flags', async () => {
  const { stdout: help } = await runHere(['--help'], terminal);
  const names = [...help.matchAll(/^ {2}([a-z-]+) .*[<[]/gm)].map(([, name = '']) => name);
  assert.ok(names.length > 8);
  for (const name of names) {
    const { code, stdout } = await runHere([name, '--help'], terminal);
    assert.equal(code, 0);
    assert.ok(widest(stdout) <= 80, stdout);
    assert.doesNotMatch(stdout, /default: false/);
  }
});

it('a wrong fault rule is not called active', async () => {
  const { code, stderr } = await runHere(['serve', '--mock-only', '--port', '0', '--fault', 'x']);
  assert.equal(code, 2);
  assert.match(stderr, /^error: Fault rule "x"/);
});

it('the list of schemas fits the terminal', async () => {
  const { stdout } = await runHere(['schema', '--list'], terminal);
  assert.ok(widest(stdout) <= 80, stdout);
  assert.match((await runHere(['schema', '--list'])).stdout, /^site-context .{80,}\.$/m);
});

it('findings on stderr fit its terminal', async () => {
  const cwd = await folderOf({ 'a.html': `<p title="${'a '.repeat(100)}"><img src="a.png"></p>` });
  const args = ['check', '--fix-dry-run', 'a.html'];
  const { stderr } = await runHere(args, { cwd, hasNoteTerminal: true, columns: 80 });
  assert.match(stderr, /^ {4}> 1 \| ….*"><img src="a\.png"><\/p>$/m);
  assert.ok(widest(stderr) <= 80, stderr);
});

it('notes of the server fit the terminal of stderr', async () => {
  const stop = new AbortController();
  const args = ['serve', '--mock-only', '--port', '0', '--host', '0.0.0.0'];
  const ended = runHere(args, { hasNoteTerminal: true, columns: 80, signal: stop.signal });
  stop.abort();
  const { stderr } = await ended;
  const wide = stderr.split('\n').filter((line) => widthOf(line) > 80);
  assert.match(stderr, /^warning: --host 0\.0\.0\.0/);
  assert.deepEqual(
    wide.filter((line) => line.includes(' ')),
    [],
  );
});

describe('wrap', () => {
  it('breaks lines at spaces, and counts wide characters twice and styles not at all', () => {
    assert.equal(wrap('one two three', 7, '  '), 'one two\n  three');
    assert.equal(wrap('日本 日本', 8), '日本\n日本');
    assert.equal(wrap('\u001b[1mone\u001b[22m two', 7), '\u001b[1mone\u001b[22m two');
    assert.equal(wrap('a https://example.com/long', 10), 'a\nhttps://example.com/long');
    assert.equal(wrap('one two', undefined), 'one two');
  });
});
