import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { isEarlierReport } from '../../../cli/report/earlier-report.ts';
import { formats } from '../../../cli/report/report-types.ts';
import { folderOf, runHere } from '../command.ts';

const bad = '<img src="data:">\n';

/** Runs `check a.html` with a report in `file`. Returns the exit code, stderr and the content of the file. */
async function save(cwd: string, file: string, ...args: readonly string[]) {
  const { code, stdout, stderr } = await runHere(['check', 'a.html', '--format', `json=${file}`, ...args], { cwd });
  return { code, stdout, stderr, content: await readFile(join(cwd, file), 'utf8').catch(() => undefined) };
}

const isJsonReport = (content: string | undefined): boolean => content?.startsWith('{"version":1,"tool":') === true;

describe('the file of a report', () => {
  it('replaces an earlier report of any format, and an empty file', async () => {
    for (const page of [bad, '<p>']) {
      const cwd = await folderOf({ 'a.html': page, report: '' });
      for (const format of formats) {
        const { code, stderr } = await runHere(['check', 'a.html', '--format', `${format}=report`], { cwd });
        assert.notEqual(code, 2, `${format}: ${stderr}`);
        assert.ok(isJsonReport((await save(cwd, 'report')).content), format);
      }
    }
  });

  const others = {
    'a page': bad,
    'data of a site': '{"website":{"id":"x"}}',
    settings: '{"rules":{}}',
    'a baseline': '{\n  "version": 1,\n  "findings": []\n}\n',
    'a list': '[{"description": "a"}]',
    text: 'a.html\nNotes: 2:3 error\n',
    bytes: '\0\u0001',
  };
  for (const [title, content] of Object.entries(others)) {
    it(`does not replace ${title}, except with --force`, async () => {
      assert.equal(isEarlierReport(content), false);
      const cwd = await folderOf({ 'a.html': bad, other: content });
      const refused = await save(cwd, 'other');
      assert.deepEqual([refused.code, refused.content], [2, content]);
      assert.match(refused.stdout, /^a\.html\n {2}1:1 /, 'findings are printed nevertheless');
      assert.match(refused.stderr, /^error: other: the file is not an earlier report, so it was not replaced\.$/m);
      assert.ok(isJsonReport((await save(cwd, 'other', '--force')).content));
    });
  }

  it('does not replace an input, not even an earlier report or an empty file', async () => {
    const cwd = await folderOf({ 'a.html': '', 'b.html': bad });
    assert.match((await save(cwd, 'a.html')).stderr, /error: a\.html: the report would replace an input\./);
    await runHere(['check', 'b.html', '--format', 'json=report.json'], { cwd });
    const merged = await runHere(['merge', 'report.json', '--format', 'sarif=report.json'], { cwd });
    assert.match(merged.stderr, /error: report\.json: the report would replace an input\./);
  });

  it('does not follow symbolic links, except with --force', async () => {
    const cwd = await folderOf({ 'in/a.html': bad, 'out/empty': '' });
    await symlink('../out/empty', join(cwd, 'in/link'));
    await symlink('../out/new', join(cwd, 'in/dangling'));
    await symlink('../out', join(cwd, 'in/folder'));
    for (const file of ['link', 'dangling', 'folder/empty', 'folder/new']) {
      const { code, stderr } = await save(join(cwd, 'in'), file);
      assert.equal(code, 2, file);
      assert.match(stderr, /: a symbolic link leads to another place, so the report was not written\./);
    }
    assert.equal(await readFile(join(cwd, 'out/empty'), 'utf8'), '');
    assert.ok(isJsonReport((await save(join(cwd, 'in'), 'link', '--force')).content));
  });

  it('is in an existing folder: none is created, and a folder that cannot exist is an error', async () => {
    const cwd = await folderOf({ 'a.html': bad });
    for (const file of ['new/folder/x.json', '/proc/nope/x']) {
      const { code, stderr } = await save(cwd, file);
      assert.equal(code, 2);
      assert.match(
        stderr,
        /: the folder (?:new\/folder|\/proc\/nope) does not exist, so the report could not be written\./,
      );
    }
    await mkdir(join(cwd, 'new/folder'), { recursive: true });
    assert.ok(isJsonReport((await save(cwd, 'new/folder/x.json')).content));
  });

  it('is not a folder', async () => {
    const cwd = await folderOf({ 'a.html': bad, 'out/a.txt': '' });
    const { code, stderr } = await save(cwd, 'out');
    assert.equal(code, 2);
    assert.match(stderr, /^error: out: the report could not be written \(illegal operation on a directory\)\.$/m);
  });

  it('is not at a path that ends as that of a folder, whether or not the folder exists', async () => {
    const cwd = await folderOf({ 'a.html': bad, 'out/a.txt': '', empty: '' });
    for (const file of ['sub/', 'sub/.', 'out/', 'empty/'])
      for (const force of [[], ['--force']]) {
        const { code, stderr } = await save(cwd, file, ...force);
        assert.equal(code, 2, file);
        assert.ok(
          stderr.includes(`error: ${file}: this path names a folder, so the report could not be written.`),
          stderr,
        );
        assert.match(stderr, /Add the name of a file, as in (?:sub|out|empty)\/report\.txt\./);
      }
    await runHere(['check', 'nope.html', '--format', 'json=sub/'], { cwd });
    assert.deepEqual((await readdir(cwd)).sort(), ['a.html', 'empty', 'out']);
  });

  it('may be a device or a pipe', async () => {
    const { code } = await save(await folderOf({ 'a.html': bad }), '/dev/null');
    assert.equal(code, 1);
  });
});

it('a path outside the working directory is relative to a base with an absolute URI in SARIF', async () => {
  const cwd = await folderOf({ 'in/a.html': bad, 'out/b.html': bad });
  const { stdout } = await runHere(['check', 'a.html', '../out/b.html', '--format', 'sarif'], { cwd: join(cwd, 'in') });
  const [{ originalUriBaseIds, results }] = JSON.parse(stdout).runs;
  const places = results.map((result: { locations: { physicalLocation: { artifactLocation: object } }[] }) =>
    result.locations.map(({ physicalLocation }) => physicalLocation.artifactLocation),
  );
  assert.deepEqual(places.flat(), [
    { uri: 'out/b.html', uriBaseId: '%SRCROOT_PARENT_1%' },
    { uri: 'a.html', uriBaseId: '%SRCROOT%' },
  ]);
  assert.deepEqual(originalUriBaseIds, {
    '%SRCROOT%': { uri: `file://${cwd}/in/` },
    '%SRCROOT_PARENT_1%': { uri: `file://${cwd}/` },
  });
});

describe('exit code 2 with --format json', () => {
  it('prints the reason as a report', async () => {
    for (const [args, message] of [
      [['nope.html'], 'nope.html: no such file or directory.'],
      [['--nope', '.'], "unknown option '--nope'"],
    ] as const) {
      const { code, stdout } = await runHere(['check', '--format', 'json', ...args]);
      const { error, findings, files } = JSON.parse(stdout);
      assert.deepEqual([code, error.message, findings, files], [2, message, [], 0]);
    }
  });

  it('prints no second document after the report', async () => {
    const cwd = await folderOf({ 'a.html': bad });
    const { stdout } = await runHere(['check', 'a.html', '--format', 'json', '--format', 'sarif=new/x'], { cwd });
    assert.equal(JSON.parse(stdout).findings.length, 1);
  });

  it('replaces the report of an earlier run, and no other file', async () => {
    const cwd = await folderOf({ 'a.html': bad, 'notes.txt': 'mine' });
    await runHere(['check', 'a.html', '--format', 'json=a.json'], { cwd });
    for (const args of [['--format', 'json=a.json'], ['--format=json=a.json']]) {
      const { code, stdout } = await runHere(['check', 'nope.html', ...args], { cwd });
      const { error, findings } = JSON.parse(await readFile(join(cwd, 'a.json'), 'utf8'));
      assert.deepEqual([code, stdout, error.message, findings], [2, '', 'nope.html: no such file or directory.', []]);
    }
    await runHere(['check', 'nope.html', '--format', 'json=notes.txt'], { cwd });
    assert.equal(await readFile(join(cwd, 'notes.txt'), 'utf8'), 'mine');
  });

  it('is refused by merge', async () => {
    const { stdout } = await runHere(['check', 'nope.html', '--format', 'json']);
    const { code, stderr } = await runHere(['merge', 'a.json'], { cwd: await folderOf({ 'a.json': stdout }) });
    assert.equal(code, 2);
    assert.match(stderr, /^error: a\.json: the run failed: nope\.html: no such file or directory\.\n/);
  });
});
