import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../command.ts';

const image = '<img src="a.png">';

const hasGit = (() => {
  try {
    execFileSync('git', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Creates a Git repository with one commit of these files. */
async function repository(files: Readonly<Record<string, string>>) {
  const cwd = await folderOf(files);
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd, env, stdio: 'pipe' });
  const commit = (): void => {
    git('add', '-A');
    git('commit', '-qm', 'A');
  };
  git('init', '-q', '-b', 'main');
  commit();
  return { cwd, git, commit };
}

/** Returns the files with findings. */
async function reportedFiles(cwd: string, ...args: readonly string[]): Promise<readonly string[]> {
  const { stdout, stderr } = await runHere(['check', '.', '--format', 'json', ...args], { cwd });
  assert.equal(stderr, '');
  return JSON.parse(stdout).findings.map(({ file }: { file: string }) => file);
}

describe('a changed file', { skip: !hasGit && 'no git' }, () => {
  it('is checked, and no other: edited, added, moved, also with spaces and in folders', async () => {
    const { cwd } = await repository({ 'a.html': image, 'b c.html': image, 'd.html': image, 'gone.html': image });
    assert.deepEqual(await reportedFiles(cwd, '--changed'), []);
    await writeFile(join(cwd, 'b c.html'), `${image}\n`);
    await mkdir(join(cwd, 'ü'));
    await writeFile(join(cwd, 'ü/new.html'), image);
    await rename(join(cwd, 'd.html'), join(cwd, 'e.html'));
    await unlink(join(cwd, 'gone.html'));
    assert.deepEqual(await reportedFiles(cwd, '--changed'), ['b c.html', 'e.html', 'ü/new.html']);
    assert.deepEqual(await reportedFiles(join(cwd, 'ü'), '--changed'), ['new.html']);
  });

  it('has its links resolved against all pages, also unchanged ones', async () => {
    const whole = (content: string) => `<!doctype html><html lang="en"><body>${content}</body></html>`;
    const { cwd } = await repository({ 'a.html': whole(''), 'b.html': whole(image) });
    await writeFile(join(cwd, 'a.html'), whole('<a href="b.html#x">x</a>'));
    const { stdout } = await runHere(['check', '.', '--changed', '--format', 'compact'], { cwd });
    assert.match(stdout, /^a\.html:1:\d+: error: No element in b\.html has the id of "#x"\. \(anchor-target\)\n$/);
  });

  it('is determined from the commit where a branch began', async () => {
    const { cwd, git, commit } = await repository({ 'a.html': image, 'b.html': image, 'c.html': image });
    git('switch', '-qc', 'branch');
    await writeFile(join(cwd, 'a.html'), `${image}\n`);
    commit();
    git('switch', '-q', 'main');
    await writeFile(join(cwd, 'b.html'), `${image}\n`);
    commit();
    git('switch', '-q', 'branch');
    assert.deepEqual(await reportedFiles(cwd, '--since', 'main'), ['a.html']);
    assert.deepEqual(await reportedFiles(cwd, '--changed'), []);
  });

  it('is the only file that is fixed', async () => {
    const mail = '<a href="mailto: a@example.com">x</a>';
    const { cwd, git } = await repository({ 'a.html': mail, 'b.html': mail });
    await writeFile(join(cwd, 'a.html'), `${mail}\n`);
    await runHere(['check', '.', '--changed', '--fix'], { cwd });
    assert.equal(git('status', '--short').toString(), ' M a.html\n');
  });

  it('is validated, and no other, and the run ends with 0 if no file with data changed', async () => {
    const bad = '{"website": {"siteTitle": 1}}';
    const { cwd } = await repository({ 'a.json': bad, 'b.json': bad, 'c.html': '<p>c</p>' });
    const files = async (): Promise<readonly string[]> => {
      const { stdout } = await runHere(['validate', '.', '--changed', '--format', 'json'], { cwd });
      return JSON.parse(stdout).findings.map(({ file }: { file: string }) => file);
    };
    assert.deepEqual(await files(), []);
    await writeFile(join(cwd, 'c.html'), '<p>d</p>');
    assert.deepEqual(await files(), []);
    await writeFile(join(cwd, 'b.json'), `${bad}\n`);
    assert.deepEqual(await files(), ['b.json']);
  });

  it('cannot be determined outside a work tree, or since a missing commit', async () => {
    const outside = await runHere(['check', '.', '--changed'], { cwd: await folderOf({ 'a.html': image }) });
    assert.deepEqual([outside.code, outside.stdout], [2, '']);
    assert.match(
      outside.stderr,
      /^error: The working directory is not in a Git repository, so changed files cannot be determined\.\n/,
    );
    const { cwd } = await repository({ 'a.html': image });
    for (const since of ['nowhere', '--output=x']) {
      const { code, stderr } = await runHere(['check', '.', `--since=${since}`], { cwd });
      assert.equal(code, 2);
      assert.ok(stderr.startsWith(`error: The current branch has no commit in common with "${since}"`), stderr);
    }
  });
});
