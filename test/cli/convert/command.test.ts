/** `site-elements convert`: folders, reports, exit codes, and files that must not be lost. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ended, folderOf, interruptedByFirstFile, main, runHere } from '../command.ts';
import { blocks, builderPage, galleryBlock, leftBlocks } from './blocks.ts';

const textIn = (...path: readonly string[]): Promise<string> => readFile(join(...path), 'utf8');

/** Our files are named by a URL, because they may not be built. */
const elements = ['--elements', 'https://example.com/site-elements/'];

const site = {
  'saved/index.html': builderPage(`${galleryBlock}<a href="/about">About</a>`),
  'saved/about.html': builderPage('<p>About</p>'),
  'saved/style.css': 'p { color: red }',
};

describe('convert', () => {
  it('writes the pages and the other files of a folder to their places, and leaves the folder as it is', async () => {
    const cwd = await folderOf(site);
    const { code, stderr } = await runHere(['convert', 'saved', '--out', 'site', ...elements], { cwd });
    assert.equal(code, 0);
    assert.match(stderr, /2 pages converted, 1 copied\./);
    assert.match(await textIn(cwd, 'site/index.html'), /<site-gallery design="grid"/);
    assert.match(await textIn(cwd, 'site/index.html'), /<a href="about\.html">About<\/a>/);
    assert.equal(await textIn(cwd, 'site/style.css'), site['saved/style.css']);
    assert.equal(await textIn(cwd, 'saved/index.html'), site['saved/index.html']);
  });

  it('has exit code 1 and names the line if something is left', async () => {
    const cwd = await folderOf({ 'saved/index.html': builderPage(leftBlocks.likes ?? '') });
    const { code, stdout } = await runHere(['convert', 'saved', '--out', 'site', ...elements], { cwd });
    assert.equal(code, 1);
    assert.match(stdout, /13:1 {2}warn {2}convert {2}Left as it is, .*: likes/);
  });

  it('replaces no file with another content without --force, and writes the others', async () => {
    const cwd = await folderOf({ ...site, 'site/index.html': 'My own page' });
    const run = (...more: readonly string[]) =>
      runHere(['convert', 'saved', '--out', 'site', ...elements, ...more], { cwd });
    const { code, stderr } = await run();
    assert.equal(code, 2);
    assert.match(stderr, /1 file in site has different content and was not replaced: index\.html/);
    assert.equal(await textIn(cwd, 'site/index.html'), 'My own page');
    assert.match(await textIn(cwd, 'site/about.html'), /About/);
    assert.equal((await run('--force')).code, 0);
    assert.match(await textIn(cwd, 'site/index.html'), /<site-gallery/);
  });

  it('writes nothing when it runs again', async () => {
    const cwd = await folderOf(site);
    await runHere(['convert', 'saved', '--out', 'site', ...elements], { cwd });
    const { code, stderr } = await runHere(['convert', 'saved', '--out', 'site', ...elements], { cwd });
    assert.equal(code, 0);
    assert.match(stderr, /0 pages converted, 3 unchanged\./);
  });

  it('leads the images of stylesheets on the hosts of the site to their files', async () => {
    const canonical = '<link rel="canonical" href="https://www.example.com/">';
    const cwd = await folderOf({
      'saved/index.html': `<!doctype html><html><head>${canonical}</head><body></body></html>`,
      'saved/style.css': 'a { background: url(https://www.example.com/s/bg.png) }',
      'saved/s/bg.png': 'image',
    });
    await runHere(['convert', 'saved', '--out', 'site', ...elements], { cwd });
    assert.equal(await textIn(cwd, 'site/style.css'), 'a { background: url(s/bg.png) }');
  });

  it('reports the files that stylesheets load and that were not saved, with their places', async () => {
    const css = '@import "reset.css";\na { background: url(/s/bg.png) }\nb { background: url("s/star.png") }';
    const cwd = await folderOf({ ...site, 'saved/style.css': css, 'saved/s/star.png': 'image' });
    const args = ['convert', 'saved', '--out', 'site', '--report', 'report.json', ...elements];
    const { code, stdout } = await runHere(args, { cwd });
    assert.equal(code, 0);
    assert.match(
      stdout,
      /saved\/style\.css\n +\d+:\d+ {2}info {2}convert {2}2 files have no local copy, the first one is reset\.css/,
    );
    const { pages } = JSON.parse(await textIn(cwd, 'report.json'));
    const { parts } = pages.find(({ page }: { readonly page: string }) => page === 'saved/style.css');
    assert.deepEqual(
      parts.map(({ message }: { readonly message: string }) => message),
      ['No local copy of reset.css', 'No local copy of /s/bg.png'],
    );
  });

  it('prints the changes of stylesheets with --dry-run too', async () => {
    const cwd = await folderOf({
      'saved/index.html': '<link rel="canonical" href="https://www.example.com/">',
      'saved/style.css': 'a { background: url(https://www.example.com/s/bg.png) }',
      'saved/s/bg.png': 'image',
    });
    const { stdout } = await runHere(['convert', 'saved', '--dry-run'], { cwd });
    assert.match(stdout, /^\+a \{ background: url\(s\/bg\.png\) \}$/m);
  });

  it('leads links to a page that a browser saved under its title, by its published URL', async () => {
    const page = (head: string, body: string): string =>
      `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
    const cwd = await folderOf({
      'saved/Halden.html': page(
        '<link rel="canonical" href="https://www.example.com/">',
        '<a href="https://www.example.com/about-us#team">About</a> <a href="/contact">Contact</a>',
      ),
      'saved/About us — Halden.html': page(
        '<link href="https://example.com/about-us/" rel="canonical">',
        '<a href="https://www.example.com/">Home</a>',
      ),
      'saved/Contact.html': page('<meta property="og:url" content="http://www.example.com/contact">', ''),
    });
    await runHere(['convert', 'saved', '--out', 'site', ...elements], { cwd });
    const home = await textIn(cwd, 'site/Halden.html');
    assert.match(home, /<a href="About%20us%20%E2%80%94%20Halden\.html#team">/);
    assert.match(home, /<a href="Contact\.html">/);
    assert.match(await textIn(cwd, 'site/About us — Halden.html'), /<a href="Halden\.html">/);
  });

  it('leads a recording to its local copy, once', async () => {
    const [, audio = ''] = blocks.audio ?? [];
    const cwd = await folderOf({ 'saved/index.html': builderPage(audio), 'saved/s/wave.mp3': 'sound' });
    await runHere(['convert', 'saved', '--out', 'site', ...elements], { cwd });
    const once = await textIn(cwd, 'site/index.html');
    assert.match(once, /<audio controls preload="none" src="s\/wave\.mp3">/);
    await runHere(['convert', 'site', '--out', 'again', ...elements], { cwd });
    assert.equal(await textIn(cwd, 'again/index.html'), once);
  });

  it('removes scripts of the site builder that were saved too', async () => {
    const script = 'assets.squarespace.com/universal/x.js';
    const cwd = await folderOf({
      'saved/index.html': builderPage(`<script src="https://${script}"></script>`),
      [`saved/${script}`]: 'code',
    });
    await runHere(['convert', 'saved', '--out', 'site', ...elements], { cwd });
    assert.doesNotMatch(await textIn(cwd, 'site/index.html'), /squarespace\.com/);
  });

  it('prints a diff with --dry-run, and writes nothing', async () => {
    const cwd = await folderOf(site);
    const { stdout } = await runHere(['convert', 'saved', '--dry-run', ...elements], { cwd });
    assert.match(stdout, /^--- a\/about\.html\n\+\+\+ b\/about\.html\n@@/);
    assert.match(stdout, /^-<script>Squarespace\.afterBodyLoad\(Y\);<\/script>$/m);
    await assert.rejects(textIn(cwd, 'site/index.html'));
  });

  it('prints a page from standard input', async () => {
    const { code, stdout } = await runHere(['convert', '-', ...elements], { stdin: galleryBlock });
    assert.equal(code, 0);
    assert.match(stdout, /<site-gallery/);
  });

  it('lists in a report what was converted, left and is to decide, with places before and after', async () => {
    const [, form = ''] = blocks.form ?? [];
    const cwd = await folderOf({ 'saved/index.html': builderPage(`${form}${leftBlocks.likes}`) });
    const report = async (file: string): Promise<string> => {
      await runHere(['convert', 'saved', '--out', 'site', '--report', file, '--force', ...elements], { cwd });
      return textIn(cwd, file);
    };
    const { pages } = JSON.parse(await report('report.json'));
    const [{ page, out, parts }] = pages;
    assert.deepEqual([page, out], ['saved/index.html', 'index.html']);
    const found = (code: string) => parts.find((part: { readonly code: string }) => part.code === code);
    assert.equal(found('convert-converted').message, '<site-form> is around the form');
    assert.equal(found('convert-left-kind').outcome, 'left');
    assert.equal(found('convert-decide-form').outcome, 'decide');
    assert.equal(found('convert-converted').before.line, 13);
    assert.ok(found('convert-converted').after.line > 0);
    assert.match(await report('report.html'), /<caption>Left as it is \(1\)<\/caption>/);
  });

  it('names the element in the help of a report', async () => {
    const cwd = await folderOf({ 'saved/index.html': '<table><form class="newsletter-form"></form></table>' });
    const args = ['convert', 'saved', '--out', 'site', '--report', 'report.json', ...elements];
    await runHere(args, { cwd });
    const [{ parts }] = JSON.parse(await textIn(cwd, 'report.json')).pages;
    assert.equal(parts[0].help, 'Put <site-form> around the table.');
  });

  it('keeps a page whose bytes are not valid, and reports them', async () => {
    const page = Buffer.concat([Buffer.from('<p>'), Buffer.from([0xe9]), Buffer.from(galleryBlock)]);
    const cwd = await folderOf({ 'saved/index.html': page });
    const { code, stderr } = await runHere(['convert', 'saved', '--out', 'site', ...elements], { cwd });
    assert.equal(code, 2);
    assert.match(stderr, /"saved\/index\.html" is not converted: it has bytes that are not valid/);
    assert.deepEqual(await readFile(join(cwd, 'site/index.html')), page);
  });

  it('keeps line ends and the byte order mark', async () => {
    const page = `\ufeff${builderPage(galleryBlock).replaceAll('\n', '\r\n')}`;
    const cwd = await folderOf({ 'saved/index.html': page });
    await runHere(['convert', 'saved', '--out', 'site', ...elements], { cwd });
    const written = await textIn(cwd, 'site/index.html');
    assert.ok(written.startsWith('\ufeff<!DOCTYPE html>\r\n'));
  });

  for (const [name, args, message] of [
    ['without a page', ['--out', 'site'], /No files to check/],
    ['without --out', ['saved'], /No folder for the converted pages is given/],
    ['with standard input and a file', ['-', 'saved'], /Standard input cannot be combined/],
    ['with an unknown report', ['saved', '--out', 'site', '--report', 'report.txt'], /has no known format/],
    ['with a folder that does not exist', ['nothing', '--out', 'site'], /no such file/],
  ] as const)
    it(`explains wrong usage: ${name}`, async () => {
      const cwd = await folderOf(site);
      const { code, stderr } = await runHere(['convert', ...args], { cwd });
      assert.equal(code, 2);
      assert.match(stderr, message);
    });

  it('lists the scripts that are removed', async () => {
    const { code, stdout } = await runHere(['convert', '--explain-scripts']);
    assert.equal(code, 0);
    assert.match(stdout, /the script of a template\n {2}URL: /);
  });

  it('has no finding of check that the page did not have', async () => {
    const body = [...Object.values(blocks).map(([, html]) => html), ...Object.values(leftBlocks)];
    const cwd = await folderOf({ 'saved/index.html': builderPage(body.join('\n')) });
    await runHere(['convert', 'saved', '--out', 'site', ...elements], { cwd });
    await writeFile(join(cwd, 'site-elements.config.json'), '{}');
    for (const command of ['check', 'validate']) {
      const codes = async (folder: string): Promise<readonly string[]> => {
        const { stdout } = await runHere([command, folder, '--format', 'json'], { cwd });
        const { findings }: { readonly findings: readonly { readonly code: string }[] } = JSON.parse(stdout);
        return findings.map(({ code }) => code);
      };
      const before = await codes('saved');
      for (const code of await codes('site')) assert.ok(before.includes(code), `${command}: ${code}`);
    }
  });

  it('ends with 130 when it is interrupted, and leaves no half of a page', async () => {
    const page = builderPage(galleryBlock);
    const files = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`saved/${n}.html`, page]));
    const cwd = await folderOf(files);
    const args = ['--import', interruptedByFirstFile, main, 'convert', 'saved', '--out', 'site', '--elements', '/lib/'];
    assert.equal((await ended(spawn(process.execPath, args, { cwd }))).code, 130);
    assert.match(await readFile(join(cwd, 'site/0.html'), 'utf8'), /<site-gallery.*<\/html>\s*$/s);
    assert.ok(!existsSync(join(cwd, 'site/99.html')));
  });
});
