import assert from 'node:assert/strict';
import { readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../command.ts';

const page = (content: string): string => `<!doctype html><html lang="en"><body>${content}</body></html>`;

const context = '<script type="application/json" data-site-context>{"website": {"siteTitle": 1}}</script>';

const site = Object.fromEntries(
  Array.from({ length: 11 }, (_, n) => [
    `${n}.html`,
    page(
      `${n % 3 ? '' : context}<img src="a.png"><a href="${(n + 1) % 11}.html#x">x</a>${n % 2 ? '<a href="mailto: a@example.com">y</a>' : ''}`,
    ),
  ]),
);

const commands = ['check', 'validate'] as const;
type Command = (typeof commands)[number];

/** Writes the report of each shard and gives the files' names. Those with a dot are not read as files of the site. */
async function shards(
  cwd: string,
  count: number,
  command: Command = 'check',
  prefix = 'shard',
): Promise<readonly string[]> {
  const names = Array.from({ length: count }, (_, at) => `${prefix}-${at + 1}.json`);
  for (const [at, name] of names.entries())
    await runHere([command, '.', '--shard', `${at + 1}/${count}`, '--format', `json=${name}`], { cwd });
  return names;
}

const change = async (file: string, edit: (report: Record<string, unknown>) => void): Promise<void> => {
  const report = JSON.parse(await readFile(file, 'utf8'));
  edit(report);
  await writeFile(file, JSON.stringify(report));
};

describe('the shards of a run', () => {
  it('merge into the report of the whole run, in every format', async () => {
    for (const command of commands)
      for (const count of [1, 2, 3, 5]) {
        const cwd = await folderOf(site);
        const names = await shards(cwd, count, command, '.shard');
        for (const format of ['json', 'pretty', 'sarif', 'junit', 'github', 'gitlab', 'compact']) {
          const whole = await runHere([command, '.', '--format', format], { cwd });
          assert.equal(whole.code, 1);
          assert.deepEqual(await runHere(['merge', ...names, '--format', format], { cwd }), whole, format);
        }
      }
  });

  it('of both commands are merged together, in the order of their positions', async () => {
    const cwd = await folderOf(site);
    const names = [...(await shards(cwd, 2, 'validate', '.v')), ...(await shards(cwd, 3, 'check', '.c'))];
    const { code, stdout, stderr } = await runHere(['merge', ...names, '--format', 'compact'], { cwd });
    assert.deepEqual(
      [code, stderr],
      [1, 'Skipped: internal-path in 11 files, resource-path in 11 files. Add --verbose for the reasons.\n'],
    );
    const reported = stdout.split('\n').filter((line) => line.startsWith('0.html'));
    assert.deepEqual(
      reported.map((line) => /\(([\w-]+)\)$/.exec(line)?.[1]),
      ['site-context', 'image-alt', 'anchor-target'],
    );
    const missing = await runHere(['merge', ...names.slice(1)], { cwd });
    assert.match(missing.stderr, /^error: Shard 1\/2 is missing\.\n/);
  });

  it('without a context are clean where another has one, and fail where none has', async () => {
    const cwd = await folderOf({ 'a.json': '{"website": {"siteTitle": "A"}}', 'b.json': '{}', 'c.json': '{}' });
    for (const shard of ['1/3', '2/3', '3/3'])
      assert.equal((await runHere(['validate', '.', '--shard', shard], { cwd })).code, 0);
    await writeFile(join(cwd, 'a.json'), '{}');
    const { code, stderr } = await runHere(['validate', '.', '--shard', '2/3'], { cwd });
    assert.equal(code, 2);
    assert.match(stderr, /^error: \.: no site context/);
  });

  it('each report only their own files, and resolve links into all others', async () => {
    const cwd = await folderOf(site);
    const { stdout } = await runHere(['check', '.', '--shard', '2/4', '--format', 'json'], { cwd });
    const { files, shard, findings } = JSON.parse(stdout);
    assert.deepEqual([files, shard], [3, { index: 2, count: 4 }]);
    assert.equal(findings.filter(({ code }: { code: string }) => code === 'anchor-target-elsewhere').length, 3);
  });

  it('are specified by an index and their number', async () => {
    for (const wrong of ['0/2', '3/2', '1', 'a/b', '1/0'])
      assert.match(
        (await runHere(['validate', '.', '--shard', wrong])).stderr,
        /Write the shard and the number of shards, as in 2\/3/,
      );
  });
});

describe('merge', () => {
  /** The error when one of three reports is invalid. */
  async function refused(spoil: (cwd: string) => Promise<unknown>, ...reports: readonly string[]): Promise<string> {
    const cwd = await folderOf(site);
    const names = await shards(cwd, 3);
    await spoil(cwd);
    const { code, stdout, stderr } = await runHere(['merge', ...(reports.length > 0 ? reports : names)], { cwd });
    assert.deepEqual([code, stdout], [2, '']);
    return stderr;
  }
  const nothing = async (): Promise<void> => {};

  it('reports a missing or repeated shard', async () => {
    assert.match(await refused(nothing, 'shard-1.json', 'shard-3.json'), /^error: Shard 2\/3 is missing\.\n/);
    assert.match(await refused(nothing, 'shard-3.json'), /^error: The shards 1\/3, 2\/3 are missing\.\n/);
    const ofMany = (cwd: string) =>
      change(join(cwd, 'shard-1.json'), (report) => Object.assign(report, { shard: { index: 1, count: 1e9 } }));
    assert.match(
      await refused(ofMany, 'shard-1.json'),
      /^error: The shards 2\/1000000000, .*, 21\/1000000000, … are missing\./,
    );
    const twice = await refused(nothing, 'shard-1.json', 'shard-2.json', './shard-2.json');
    assert.match(twice, /^error: \.\/shard-2\.json and shard-2\.json are both shard 2\/3\./);
  });

  it('refuses reports that do not belong together', async () => {
    const version = (cwd: string) =>
      change(join(cwd, 'shard-2.json'), (report) => Object.assign(report, { tool: '9.9.9' }));
    assert.match(await refused(version), /^error: shard-2\.json is a report of version 9\.9\.9, and shard-1\.json of /);
    const shard = (cwd: string) =>
      change(join(cwd, 'shard-2.json'), (report) => Object.assign(report, { shard: { index: 2, count: 4 } }));
    assert.match(await refused(shard), /shard-2\.json is 2\/4, and shard-1\.json is 1\/3/);
    const whole = (cwd: string) => change(join(cwd, 'shard-3.json'), (report) => delete report.shard);
    assert.match(await refused(whole), /shard-3\.json is no shard, and shard-1\.json is 1\/3/);
  });

  it('refuses incomplete reports', async () => {
    assert.match(
      await refused((cwd) => unlink(join(cwd, 'shard-1.json'))),
      /^error: shard-1\.json: .* \(no such file or directory\)/,
    );
    for (const text of ['', '[]', '{"version":2}', '<html>'])
      assert.match(
        await refused((cwd) => writeFile(join(cwd, 'shard-1.json'), text)),
        /^error: shard-1\.json: the file is not a JSON report/,
      );
    const quiet = (cwd: string) =>
      runHere(['check', '.', '--shard', '2/3', '--quiet', '--format', 'json=shard-2.json'], { cwd });
    assert.match(
      await refused(quiet),
      /^error: shard-2\.json: the report omits some of its findings\.\nCreate it without/,
    );
  });

  it('accepts reports of different commands, lists each finding once, and shows those of deleted files', async () => {
    const cwd = await folderOf({ 'a.html': '<img src="a.png">', 'context.json': '{"website":{"siteTitle":1}}' });
    await runHere(['check', 'a.html', '--format', 'json=a.json'], { cwd });
    await runHere(['validate', 'context.json', '--format', 'json=b.json'], { cwd });
    await unlink(join(cwd, 'a.html'));
    const { code, stdout, stderr } = await runHere(['merge', 'a.json', 'b.json', './a.json'], { cwd });
    assert.equal(code, 1);
    assert.match(stdout, /^a\.html\n {2}1:1 {2}error {2}image-alt {2}The image has no alt text\.\n {4}help: /);
    assert.equal(stdout.match(/^ {2}1:1 {2}/gm)?.length, 1);
    assert.match(stdout, /^context\.json\n {2}1:\d+ /m);
    assert.match(stderr, /^2 errors, 0 warnings/);
  });
});
