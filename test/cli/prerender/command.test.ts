/** `site-elements prerender`, as built: folders, pipes, bad input and exit codes. It is long because each option is a test. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readFile, readlink, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { command, ended, folderOf, interruptedByFirstFile, main } from '../command.ts';

const page = (title: string): string =>
  `<!doctype html>\n<html lang="en"><title>${title}</title><site-dialog dialog-title="${title}?">Grüße</site-dialog></html>\n`;

const ownTemplate = /<template [^>]*data-site-prerendered="[^"]*">.*?<\/template>/gs;
const plain = (html: string): string => html.replace(ownTemplate, '');

const textIn = (...path: readonly string[]): Promise<string> => readFile(join(...path), 'utf8');

describe('prerender --hashes', () => {
  it('prints the hash of each inline style once, as a directive of a policy', async () => {
    const cwd = await folderOf({ 'site/index.html': page('A'), 'site/other.html': page('B') });
    const { code, stdout } = await command(['prerender', 'site', '--out', 'dist', '--hashes'], cwd);
    assert.equal(code, 0);
    const styles = (await textIn(cwd, 'dist/index.html')).matchAll(/<style>(.*?)<\/style>/gs);
    const hashes = [...styles].map(([, css]) =>
      createHash('sha256')
        .update(css ?? '')
        .digest('base64'),
    );
    assert.ok(hashes.length > 0);
    assert.equal(
      stdout,
      `style-src ${[...new Set(hashes)]
        .map((hash) => `'sha256-${hash}'`)
        .sort()
        .join(' ')}\n`,
    );
  });

  it('prints them beside a page that is printed', async () => {
    const cwd = await folderOf({ 'a.html': page('A') });
    const { stdout, stderr } = await command(['prerender', '-', '--hashes'], cwd, page('A'));
    assert.equal(plain(stdout), page('A'));
    assert.match(stderr, /^style-src 'sha256-[\w+/]+=*'/m);
  });
});

describe('prerender --experiments', () => {
  it('writes the variant that the context assigns, and without it leaves experiments as they are', async () => {
    const context = { experiments: [{ name: 'hero', experimentType: 'AB_TEST', variant: 'b' }] };
    const cwd = await folderOf({ 'visitor.json': JSON.stringify(context) });
    const html =
      '<!doctype html><html lang="en"><title>A</title><site-experiment name="hero"><h1>Old</h1><template data-variant="b"><h1>New</h1></template></site-experiment></html>\n';
    const assigned = await command(['prerender', '-', '--context', 'visitor.json', '--experiments'], cwd, html);
    assert.match(assigned.stdout, /<h1>New<\/h1>/);
    assert.doesNotMatch(assigned.stdout, /Old/);
    const unchanged = await command(['prerender', '-', '--context', 'visitor.json'], cwd, html);
    assert.equal(unchanged.stdout, html);
  });
});

describe('prerender --styles link', () => {
  it('links the stylesheet in pages, and --check compares with the same options', async () => {
    const cwd = await folderOf({ 'site/index.html': page('A') });
    const options = ['--styles', 'link', '--styles-url', '/lib/prerendered.css'];
    assert.equal((await command(['prerender', 'site', '--out', 'dist', ...options], cwd)).code, 0);
    const links = (await textIn(cwd, 'dist/index.html')).matchAll(/<link [^>]*rel="stylesheet" href="([^"]*)"/g);
    assert.deepEqual(
      [...links].map(([, url]) => url),
      ['/lib/prerendered.css', '/lib/prerendered.css'],
    );
    assert.equal((await command(['prerender', 'dist', '--check', ...options], cwd)).code, 0);
    const { code, stdout } = await command(['prerender', 'dist', '--check'], cwd);
    assert.equal(code, 1);
    assert.match(stdout, /stale/);
  });

  it('refuses another place', async () => {
    const cwd = await folderOf({ 'a.html': page('A') });
    const { code, stderr } = await command(['prerender', 'a.html', '--out', 'dist', '--styles', 'there'], cwd);
    assert.equal(code, 2);
    assert.match(stderr, /Allowed choices are inline, link/);
  });
});

describe('prerender --out', () => {
  it('writes the pages of a folder to the same places, and no other files', async () => {
    const cwd = await folderOf({ 'site/index.html': page('A'), 'site/shop/a.htm': page('B'), 'site/a.css': 'a{}' });
    const { code, stdout, stderr } = await command(['prerender', 'site', '--out', 'dist'], cwd);
    assert.deepEqual([code, stdout], [0, '']);
    assert.equal(stderr, '2 pages prerendered.\n');
    assert.match(await textIn(cwd, 'dist/index.html'), /A\?<\/h2>/);
    assert.equal(plain(await textIn(cwd, 'dist/shop/a.htm')), page('B'));
    assert.ok(!existsSync(join(cwd, 'dist/a.css')));
    assert.equal(await textIn(cwd, 'site/index.html'), page('A'));
  });

  it('with --copy writes a complete site, also to a folder inside the input folder, and again', async () => {
    const bytes = Buffer.from([0, 255, 10]);
    const cwd = await folderOf({ 'index.html': page('A'), 'images/a.png': bytes, 'node_modules/a/b.js': '' });
    for (const summary of ['1 page prerendered, 1 copied.\n', '0 pages prerendered, 2 unchanged.\n']) {
      const { code, stderr } = await command(['prerender', '.', '--out', 'dist', '--copy'], cwd);
      assert.deepEqual([code, stderr], [0, summary]);
    }
    assert.deepEqual(await readFile(join(cwd, 'dist/images/a.png')), bytes);
    assert.ok(!existsSync(join(cwd, 'dist/dist')) && !existsSync(join(cwd, 'dist/node_modules')));
  });

  it('replaces the pages in place, keeps their mode, and does not touch one that is up to date', async () => {
    const cwd = await folderOf({ 'site/index.html': page('A'), 'site/plain.html': '<p>Plain</p>' });
    const file = join(cwd, 'site/index.html');
    await chmod(file, 0o640);
    assert.equal((await command(['prerender', 'site', '--out', 'site'], cwd)).code, 0);
    const first = await textIn(file);
    assert.equal(plain(first), page('A'));
    assert.notEqual(first, page('A'));
    assert.equal((await stat(file)).mode & 0o777, 0o640);
    const past = new Date('2020-01-01');
    await utimes(file, past, past);
    assert.equal((await command(['prerender', 'site', '--out', 'site'], cwd)).code, 0);
    assert.deepEqual((await stat(file)).mtime, past);
    assert.equal(await textIn(file), first);
  });

  it('reports how many pages were prerendered, were the same before, and have no elements', async () => {
    const cwd = await folderOf({ 'site/a.html': page('A'), 'site/b.html': page('B'), 'site/c.html': '<p>Plain</p>' });
    const { stderr } = await command(['prerender', 'site', '--out', 'dist'], cwd);
    assert.equal(stderr, '2 pages prerendered, 1 copied.\n');
    await writeFile(join(cwd, 'site/b.html'), page('New'));
    const again = await command(['prerender', 'site', '--out', 'dist'], cwd);
    assert.equal(again.stderr, '1 page prerendered, 2 unchanged.\n');
    const printed = await command(['prerender', '-'], cwd, page('A'));
    assert.equal(printed.stderr, '1 page prerendered.\n');
  });

  it('writes through a symbolic link in the folder, and replaces one that leads out of it', async () => {
    const cwd = await folderOf({ 'site/z.html': page('A'), 'elsewhere.html': page('B') });
    await symlink('z.html', join(cwd, 'site/a.html'));
    await symlink('../elsewhere.html', join(cwd, 'site/b.html'));
    assert.equal((await command(['prerender', 'site', '--out', 'site'], cwd)).code, 0);
    assert.equal(await readlink(join(cwd, 'site/a.html')), 'z.html');
    assert.match(await textIn(cwd, 'site/z.html'), /<template/);
    assert.match(await textIn(cwd, 'site/b.html'), /<template/);
    assert.equal(await textIn(cwd, 'elsewhere.html'), page('B'));
  });

  it('does not write through a link to a folder outside of the output folder', async () => {
    const cwd = await folderOf({ 'site/a.html': page('A'), 'elsewhere/b.html': page('B') });
    await symlink('../elsewhere', join(cwd, 'site/shared'));
    const { code, stderr } = await command(['prerender', 'site', 'site/shared/b.html', '--out', 'site'], cwd);
    assert.equal(code, 2);
    assert.match(stderr, /Cannot write "site\/.*b\.html": its folder is a symbolic link/);
    assert.equal(await textIn(cwd, 'elsewhere/b.html'), page('B'));
  });

  it('counts pages that were prerendered already, and not those that only lose a stale link', async () => {
    const cwd = await folderOf({ 'site/a.html': page('A') });
    await command(['prerender', 'site', '--out', 'site'], cwd);
    await writeFile(
      join(cwd, 'site/b.html'),
      '<link data-site-prerendered rel="modulepreload" href="/a.js"><p>Plain</p>',
    );
    const { stderr } = await command(['prerender', 'site', '--out', 'dist'], cwd);
    assert.equal(stderr, '1 page prerendered, 1 copied.\n');
    const printed = await command(['prerender', '-'], cwd, '<p>Plain</p>');
    assert.equal(printed.stderr, '0 pages prerendered, 1 unchanged.\n');
  });

  it('writes a file outside of the working directory into the output folder', async () => {
    const cwd = await folderOf({ 'elsewhere/a.html': page('A'), 'here/b.html': page('B') });
    const { code } = await command(['prerender', '../elsewhere/a.html', 'b.html', '--out', 'dist'], join(cwd, 'here'));
    assert.equal(code, 0);
    assert.ok(existsSync(join(cwd, 'here/dist/a.html')) && existsSync(join(cwd, 'here/dist/b.html')));
  });

  it('resolves relative URLs against --url, and reads the context of --context', async () => {
    const context = JSON.stringify({ website: { location: { addressTitle: 'Moss', mapLat: 59, mapLng: 11 } } });
    const cwd = await folderOf({ 'site/a/index.html': '<site-map></site-map>', 'context.json': context });
    const options = ['--out', 'dist', '--context', 'context.json', '--url', 'https://shop.example/'];
    assert.equal((await command(['prerender', 'site', ...options], cwd)).code, 0);
    assert.match(await textIn(cwd, 'dist/a/index.html'), /Moss/);
  });
});

describe('prerender -', () => {
  it('prints the page, and findings to stderr', async () => {
    const { code, stdout, stderr } = await command(
      ['prerender', '-'],
      undefined,
      '<site-dialog dialog-style="shout"></site-dialog>',
    );
    assert.equal(code, 0);
    assert.match(stdout, /^<site-dialog dialog-style="shout"><template .*<\/template><\/site-dialog>$/s);
    assert.match(stderr, /<stdin>\n {2}1:1 {2}warn {2}prerender/);
  });

  it('keeps UTF-16 and bytes that are not valid as they are', async () => {
    const run = async (bytes: Uint8Array) => {
      const child = spawn(process.execPath, [main, 'prerender', '-']);
      child.stdin.end(bytes);
      const chunks: Buffer[] = [];
      child.stdout.on('data', (chunk) => chunks.push(chunk));
      const { code, stderr } = await ended(child);
      return { code, stderr, bytes: Buffer.concat(chunks) };
    };
    const wide = await run(Buffer.from(`\ufeff${page('Wide')}`, 'utf16le'));
    assert.equal(wide.code, 0);
    assert.equal(plain(wide.bytes.toString('utf16le')), `\ufeff${page('Wide')}`);
    const latin1 = Buffer.from(page('Latin 1'), 'latin1');
    const broken = await run(latin1);
    assert.equal(broken.code, 1);
    assert.deepEqual(broken.bytes, latin1);
    assert.match(broken.stderr, /2:\d+ {2}error {2}prerender {2}The page is not prerendered: it has bytes/);
  });
});

describe('prerender --check', () => {
  it('accepts what the command has written, and names each page that is stale', async () => {
    const cwd = await folderOf({ 'site/a.html': page('A'), 'site/b.html': page('B'), 'site/c.html': '<p>Plain</p>' });
    await command(['prerender', 'site', '--out', 'dist'], cwd);
    assert.equal((await command(['prerender', 'dist', '--check'], cwd)).code, 0);
    const edited = (await textIn(cwd, 'dist/b.html')).replace('dialog-title="B?"', 'dialog-title="C?"');
    await writeFile(join(cwd, 'dist/b.html'), edited);
    const { code, stdout } = await command(['prerender', 'dist', '--check'], cwd);
    assert.equal(code, 1);
    assert.match(
      stdout,
      /^dist\/b\.html\n {2}1:1 {2}error {2}prerender {2}The prerendered markup of dist\/b\.html is stale\./,
    );
    assert.match(stdout, /help: Prerender the page again, with the same options\./);
    assert.doesNotMatch(stdout, /a\.html|c\.html/);
    assert.equal(await textIn(cwd, 'dist/b.html'), edited);
  });

  it('finds the version of another package stale, which --out replaces', async () => {
    const cwd = await folderOf({ 'site/a.html': page('A') });
    await command(['prerender', 'site', '--out', 'site'], cwd);
    const written = await textIn(cwd, 'site/a.html');
    const file = join(cwd, 'site/a.html');
    await writeFile(file, written.replace(/(data-site-prerendered=")\S+/, '$10.0.1'));
    assert.equal((await command(['prerender', 'site', '--check'], cwd)).code, 1);
    await command(['prerender', 'site', '--out', 'site'], cwd);
    assert.equal(await textIn(file), written);
  });
});

describe('prerender with bad input', () => {
  it('copies a page that is not UTF-8 unchanged, prerenders the others, and exits with 1', async () => {
    const latin1 = Buffer.from(page('Grün'), 'latin1');
    const cwd = await folderOf({ 'site/a.html': latin1, 'site/b.html': page('B') });
    const { code, stdout, stderr } = await command(['prerender', 'site', '--out', 'dist'], cwd);
    assert.deepEqual([code, stderr], [1, '1 error, 0 warnings; 1 page prerendered, 1 copied.\n']);
    assert.match(stdout, /site\/a\.html\n {2}2:\d+ {2}error .*\n(?:.*\n)*? {4}help: Save the file as UTF-8\./);
    assert.deepEqual(await readFile(join(cwd, 'dist/a.html')), latin1);
    assert.match(await textIn(cwd, 'dist/b.html'), /<template/);
  });

  it('names a page that cannot be read, prerenders the others, and exits with 2', async () => {
    const cwd = await folderOf({ 'site/b.html': page('B') });
    await symlink('nowhere.html', join(cwd, 'site/a.html'));
    const { code, stderr } = await command(['prerender', 'site/a.html', 'site/b.html', '--out', 'dist'], cwd);
    assert.equal(code, 2);
    assert.match(stderr, /error: .*site\/a\.html.*no such file/);
  });

  it('names the file that cannot be written, and exits with 2', async () => {
    const cwd = await folderOf({ 'site/b.html': page('B'), dist: 'a file' });
    const { code, stderr } = await command(['prerender', 'site', '--out', 'dist'], cwd);
    assert.equal(code, 2);
    assert.match(stderr, /error: Cannot write "dist\/b\.html": /);
  });

  it('does not replace a file that is read-only', async () => {
    const cwd = await folderOf({ 'site/b.html': page('B') });
    await chmod(join(cwd, 'site/b.html'), 0o444);
    const { code, stderr } = await command(['prerender', 'site', '--out', 'site'], cwd);
    assert.equal(code, 2);
    assert.match(stderr, /Cannot write "site\/b\.html": the file is read-only/);
    assert.equal(await textIn(cwd, 'site/b.html'), page('B'));
  });

  for (const [args, message] of [
    [['site'], /No folder for the prerendered pages/],
    [['-', 'site', '--out', 'dist'], /Standard input cannot be combined/],
    [['-', '--out', 'dist'], /--out does not apply/],
    [['site', '--check', '--out', 'dist'], /--check writes nothing/],
    [['site', 'other', '--out', 'dist'], /Two inputs would be written to "a\.html": site\/a\.html and other\/a\.html/],
    [['site', '--out', 'dist', '--url', '/shop'], /URL of the pages is not valid: "\/shop"/],
    [['site', '--out', 'dist', '--context', 'none.json'], /site context "none\.json" cannot be read: no such file/],
    [['nothing', '--out', 'dist'], /nothing: no such file or directory/],
  ] as const) {
    it(`exits with 2 and writes nothing: ${args.join(' ')}`, async () => {
      const cwd = await folderOf({ 'site/a.html': page('A'), 'other/a.html': page('B') });
      const { code, stderr } = await command(['prerender', ...args], cwd);
      assert.equal(code, 2);
      assert.match(stderr, message);
      assert.ok(!existsSync(join(cwd, 'dist')));
    });
  }

  it('ends with 130 when it is interrupted, and leaves no half of a page', async () => {
    const files = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`site/${n}.html`, page(String(n))]));
    const cwd = await folderOf(files);
    const args = ['--import', interruptedByFirstFile, main, 'prerender', 'site', '--out', 'dist'];
    const child = spawn(process.execPath, args, { cwd });
    assert.equal((await ended(child)).code, 130);
    assert.equal(plain(await textIn(cwd, 'dist/0.html')), page('0'));
    assert.ok(!existsSync(join(cwd, 'dist/2999.html')));
  });
});
