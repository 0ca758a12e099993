import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmod, lstat, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../../command.ts';

const bad = '<p>\r\n<a href="mailto: a@example.com">Write</a>\r\n';
const good = bad.replace(': ', ':');
const read = (cwd: string, file: string): Promise<string> => readFile(join(cwd, file), 'utf8');

describe('check --fix', () => {
  it('fixes files and reports the remaining findings', async () => {
    const cwd = await folderOf({ 'a.html': `${bad}<img src="a.png">`, 'b.html': '<p>' });
    const { code, stdout, stderr } = await runHere(['check', '--fix', '--format', 'json', '.'], { cwd });
    assert.equal(await read(cwd, 'a.html'), `${good}<img src="a.png">`);
    assert.deepEqual(await readdir(cwd), ['a.html', 'b.html']);
    assert.deepEqual(
      JSON.parse(stdout).findings.map(({ code }: { code: string }) => code),
      ['image-alt-missing'],
    );
    assert.deepEqual([code, stderr], [1, '1 file fixed.\n']);
  });

  it('keeps encoding, byte order mark and line ends', async () => {
    const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
    const cwd = await folderOf({
      'a.html': `\ufeff${bad}`,
      'b.html': utf16(bad),
      'c.html': utf16(bad).swap16(),
    });
    assert.equal((await runHere(['check', '--fix', '.'], { cwd })).code, 0);
    assert.equal(await read(cwd, 'a.html'), `\ufeff${good}`);
    assert.deepEqual(await readFile(join(cwd, 'b.html')), utf16(good));
    assert.deepEqual(await readFile(join(cwd, 'c.html')), utf16(good).swap16());
  });

  it('does not change a file with invalid bytes, and reports that', async () => {
    const bytes = Buffer.from(`${bad}Gr\xfc\xdfe`, 'latin1');
    const cwd = await folderOf({ 'a.html': bytes });
    const { stderr } = await runHere(['check', '--fix', '.'], { cwd });
    assert.deepEqual(await readFile(join(cwd, 'a.html')), bytes);
    assert.match(stderr, /^a\.html: not fixed, because it is neither UTF-8 /);
  });

  it('keeps the permissions of a file, and a link to it', async () => {
    const cwd = await folderOf({ 'real/a.txt': bad });
    await chmod(join(cwd, 'real/a.txt'), 0o666);
    await symlink('real/a.txt', join(cwd, 'a.html'));
    await runHere(['check', '--fix', 'a.html'], { cwd });
    assert.ok((await lstat(join(cwd, 'a.html'))).isSymbolicLink());
    assert.equal(await read(cwd, 'real/a.txt'), good);
    assert.equal((await stat(join(cwd, 'real/a.txt'))).mode & 0o777, 0o666);
  });

  it('does not fix findings of rules that are off', async () => {
    const cwd = await folderOf({ 'a.html': bad, 'site-elements.config.json': '{"rules": {"link": "off"}}' });
    await runHere(['check', '--fix', '.'], { cwd });
    assert.equal(await read(cwd, 'a.html'), bad);
  });

  it('prints the fixed text of standard input, and its findings to stderr', async () => {
    const { code, stdout, stderr } = await runHere(['check', '--fix', '--stdin-filename', 'x/a.html', '-'], {
      stdin: `${bad}<img>`,
    });
    assert.deepEqual([code, stdout], [1, `${good}<img>`]);
    assert.match(stderr, /^x\/a\.html\n {2}3:1 {2}error {2}image-alt /m);
  });

  it('does not print the text of standard input if characters were lost, because an editor would replace the file with it', async () => {
    const { code, stdout, stderr } = await runHere(['check', '--fix', '-'], {
      stdin: Buffer.from(`${bad}Gr\xfc\xdfe`, 'latin1'),
    });
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /<stdin>: not fixed, because it is neither UTF-8 /);
  });
});

describe('check --fix-dry-run', () => {
  it('prints a diff that patch applies, changes nothing, and ends as the run would', async () => {
    const lines = Array.from({ length: 30 }, (_, n) => `<p>${n}</p>`);
    const before = [...lines, '<a href="mailto: a@example.com">', ...lines, '<p class="a"\n   class="a">x'].join('\n');
    const cwd = await folderOf({ 'a.html': before });
    const { code, stdout } = await runHere(['check', '--fix-dry-run', '--max-warnings', '0', 'a.html'], { cwd });
    assert.equal(code, 0);
    assert.equal(await read(cwd, 'a.html'), before);
    assert.equal(stdout.match(/^@@ /gm)?.length, 2);
    await writeFile(join(cwd, 'fix.diff'), stdout);
    execFileSync('git', ['apply', 'fix.diff'], { cwd });
    const applied = await read(cwd, 'a.html');
    await writeFile(join(cwd, 'a.html'), before);
    await runHere(['check', '--fix', 'a.html'], { cwd });
    assert.equal(await read(cwd, 'a.html'), applied);
  });

  it('fails if findings remain', async () => {
    const { code, stdout, stderr } = await runHere(['check', '--fix-dry-run', '-'], { stdin: '<img>' });
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, /^Nothing to fix\.\n<stdin>\n {2}1:1 {2}error {2}image-alt /);
  });
});

describe('validate --fix', () => {
  it('fixes JSON that another language wrote', async () => {
    const cwd = await folderOf({ 'context.json': "{'website': {siteTitle: 'Halden',}}\n" });
    const { code } = await runHere(['validate', '--fix', 'context.json'], { cwd });
    assert.equal(code, 0);
    assert.equal(await read(cwd, 'context.json'), '{"website": {"siteTitle": "Halden"}}\n');
  });
});

it('fixes are part of machine-readable reports', async () => {
  const cwd = await folderOf({ 'a.html': bad });
  const [plain, sarif] = await Promise.all(
    ['json', 'sarif'].map(async (format) =>
      JSON.parse((await runHere(['check', '--format', format, '.'], { cwd })).stdout),
    ),
  );
  assert.deepEqual(plain.findings[0].fix, { start: 21, end: 22, text: '' });
  assert.deepEqual(sarif.runs[0].results[0].fixes[0].artifactChanges[0].replacements, [
    { deletedRegion: { charOffset: 21, charLength: 1 }, insertedContent: { text: '' } },
  ]);
});
