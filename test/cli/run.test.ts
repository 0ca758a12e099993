import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, it } from 'node:test';
import { run } from '../../cli/run.ts';
import { version } from '../../tools/package-json.ts';
import { folderOf, runHere } from './command.ts';

const noAlt = '<img src="data:">';
const space = '<a href="mailto: a@example.com">Write</a>';

const findingsOf = (stdout: string) => JSON.parse(stdout).findings;

describe('exit codes', () => {
  const cases: readonly (readonly [title: string, args: readonly string[], html: string, code: number])[] = [
    ['0 when nothing is found', [], '<p>', 0],
    ['0 for warnings', [], space, 0],
    ['1 for an error', [], noAlt, 1],
    ['1 for a warning when warnings fail', ['--fail-on', 'warn'], space, 1],
    ['1 for a warning when notes fail', ['--fail-on', 'info'], space, 1],
    ['0 for as many warnings as are allowed', ['--max-warnings', '1'], space, 0],
    ['1 for one warning more', ['--max-warnings', '0'], space, 1],
    ['1 for an error however many warnings are allowed', ['--max-warnings', '9'], noAlt, 1],
    ['1 for warnings too many, shown or not', ['--max-warnings', '0', '--quiet'], space, 1],
    ['2 for an unknown option', ['--nope'], noAlt, 2],
    ['2 for an unknown format', ['--format', 'xml'], noAlt, 2],
    ['2 for an unknown level', ['--fail-on', 'never'], noAlt, 2],
    ['2 for a number that is none', ['--max-warnings', 'x'], noAlt, 2],
    ['2 for a number below zero', ['--max-warnings', '-1'], noAlt, 2],
  ];
  for (const [title, args, html, code] of cases) {
    it(title, async () => assert.equal((await runHere(['check', ...args, '-'], { stdin: html })).code, code));
  }

  it('2 with the help without a command, and 2 with a suggestion for an unknown one', async () => {
    const nothing = await runHere([]);
    assert.equal(nothing.code, 2);
    assert.match(nothing.stderr, /Usage: site-elements/);
    const wrong = await runHere(['chekc']);
    assert.equal(wrong.code, 2);
    assert.match(wrong.stderr, /unknown command 'chekc'\n\(Did you mean check\?\)/);
    const help = await runHere(['help', 'chekc']);
    assert.deepEqual([help.code, help.stderr], [2, wrong.stderr]);
  });

  it('2 for no input at all', async () => assert.equal((await runHere(['check'])).code, 2));

  it('130 when interrupted before it is done', async () => {
    const { code, stdout } = await runHere(['check', '-'], { stdin: noAlt, signal: AbortSignal.abort() });
    assert.deepEqual([code, stdout], [130, '']);
  });

  it('help contains an example and groups of options, once the exit codes, and ends with 0', async () => {
    for (const args of [['--help'], ['check', '--help']]) {
      const { code, stdout } = await runHere(args);
      assert.equal(code, 0);
      for (const text of ['Example', 'site-elements check "']) assert.ok(stdout.includes(text), text);
      assert.equal(stdout.includes('Exit codes:'), args.length === 1);
      assert.equal(/^Inputs:[\s\S]*^Fixes:[\s\S]*^Report:/m.test(stdout), args.length === 2);
      assert.ok(stdout.split('\n').every((line) => line.length <= 80));
    }
  });
});

describe('input that cannot be checked', () => {
  it('a missing path', async () => {
    const { code, stdout, stderr } = await runHere(['check', 'nowhere.html']);
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /^error: nowhere\.html: no such file or directory\.\n/);
  });

  it('an empty argument, as from an unset variable', async () => {
    const cwd = await folderOf({ 'a.html': noAlt });
    for (const command of ['check', 'validate']) {
      const { code, stdout, stderr } = await runHere([command, ''], { cwd });
      assert.deepEqual([code, stdout], [2, '']);
      assert.match(stderr, /^error: An input is empty\.\n/);
    }
  });

  it('a folder and a glob without pages', async () => {
    const cwd = await folderOf({ 'a.txt': noAlt, 'node_modules/x/a.html': noAlt, '.cache/a.html': noAlt });
    for (const input of ['.', '*.html', '**/*.html']) {
      const { code, stderr } = await runHere(['check', input], { cwd });
      assert.equal(code, 2, input);
      assert.match(stderr, /no files to check/);
    }
  });

  it('a file that cannot be read, in addition to findings in others', async () => {
    const cwd = await folderOf({ 'a.html': noAlt, 'c.html': noAlt });
    // A socket exists but cannot be opened as a file, not even by root.
    const server = createServer().listen(join(cwd, 'b.html'));
    await once(server, 'listening');
    const { code, stdout, stderr } = await runHere(['check', 'a.html', 'b.html', 'c.html'], { cwd });
    const nothing = await runHere(['validate', 'b.html'], { cwd });
    const outputs = ['json', 'sarif', 'junit', 'github'].map((format) => `--format=${format}=report.${format}`);
    await runHere(['check', 'a.html', 'b.html', 'c.html', ...outputs], { cwd });
    const merged = await runHere(['merge', 'report.json', 'report.json'], { cwd });
    server.close();
    assert.deepEqual([code, nothing.code], [2, 2]);
    assert.match(nothing.stderr, /^0 errors, 0 warnings in 0 files checked; 1 file could not be read\.\n/);
    assert.match(stdout, /^a\.html\n {2}1:1 .*^c\.html\n {2}1:1 /ms);
    assert.equal(merged.code, 2);
    for (const text of [stderr, nothing.stderr, merged.stderr])
      assert.match(text, /^error: b\.html: cannot be read \([\w ]+\)\.$/m);
    const written = (format: string): Promise<string> => readFile(join(cwd, `report.${format}`), 'utf8');
    assert.match(JSON.parse(await written('json')).unread[0].message, /^b\.html: /);
    const [{ invocations }] = JSON.parse(await written('sarif')).runs;
    assert.equal(invocations[0].executionSuccessful, false);
    assert.match(await written('junit'), /<testsuites name="site-elements" tests="3" failures="2" errors="1">/);
    assert.match(await written('github'), /^::error::b\.html: /m);
  });

  it('reports an internal error as a bug, with version and stack', async () => {
    let stderr = '';
    const code = await run(['check', '-'], {
      cwd: '/',
      env: {},
      stdin: new Readable({
        read() {
          this.destroy(new Error('broken stdin'));
        },
      }),
      write: () => {},
      note: (text) => {
        stderr += text;
      },
      isTerminal: false,
      signal: new AbortController().signal,
    });
    assert.equal(code, 2);
    assert.match(stderr, /bug in site-elements \d+\.\d+\.\d+.*\n.*broken stdin\n +at /);
  });
});

describe('the json format', () => {
  it('is one documented object', async () => {
    const cwd = await folderOf({ 'sub/page.html': `<p>\r\n  ${space}\r\n${noAlt}` });
    const { stdout, stderr } = await runHere(['check', '--format', 'json', 'sub'], { cwd });
    assert.equal(stderr, '');
    const { findings, ...sums } = JSON.parse(stdout);
    for (const { fingerprint } of findings) assert.match(fingerprint, /^[0-9a-f]{32}$/);
    const known = findings.map(({ fingerprint: _, ...rest }: { fingerprint: string }) => rest);
    assert.deepEqual(
      { ...sums, findings: known },
      {
        version: 1,
        tool: version,
        command: 'check',
        files: 1,
        errors: 1,
        warnings: 1,
        findings: [
          {
            rule: 'link',
            code: 'link-mailto-space',
            severity: 'warn',
            message: 'The mailto: link has a space before "a@example.com".',
            args: { address: 'a@example.com' },
            file: 'sub/page.html',
            start: { line: 2, column: 12, offset: 16 },
            end: { line: 2, column: 33, offset: 37 },
            help: 'Remove the space after mailto:.',
            fix: { start: 23, end: 24, text: '' },
          },
          {
            rule: 'image-alt',
            code: 'image-alt-missing',
            severity: 'error',
            message: 'The image has no alt text.',
            args: {},
            file: 'sub/page.html',
            start: { line: 3, column: 1, offset: 50 },
            end: { line: 3, column: 5, offset: 54 },
            help: 'Describe the image in alt="…", or write alt="" if it is decorative.',
          },
        ],
      },
    );
  });

  it('keeps the counts when only errors are shown', async () => {
    const { stdout } = await runHere(['check', '--format', 'json', '--quiet', '-'], { stdin: space + noAlt });
    const { errors, warnings, findings } = JSON.parse(stdout);
    assert.deepEqual([errors, warnings, findings.length], [1, 1, 1]);
  });

  it('sorts by file, then place', async () => {
    const cwd = await folderOf({ 'b.html': noAlt, 'a.html': `${noAlt}${space}${noAlt}` });
    const { stdout } = await runHere(['check', '--format', 'json', 'b.html', 'a.html'], { cwd });
    assert.deepEqual(
      findingsOf(stdout).map((finding: { file: string; start: { offset: number } }) => [
        finding.file,
        finding.start.offset,
      ]),
      [
        ['a.html', 0],
        ['a.html', 26],
        ['a.html', 58],
        ['b.html', 0],
      ],
    );
  });
});
