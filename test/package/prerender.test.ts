/** Projects with the installed package, built as the guide documents: their pages contain the elements, and nothing else changes. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { promisify } from 'node:util';
import { fromRoot } from '../../tools/root.ts';
import { install, type Project, pack } from './project.ts';

const run = promisify(execFile);
const tarball = await pack();

const guide = readFileSync(fromRoot('docs/prerendering.md'), 'utf8');
const eleventyGuide = readFileSync(fromRoot('docs/getting-started/eleventy.md'), 'utf8');

/** The first block of code below a heading of a page. */
const codeBelow = (markdown: string, heading: string): string => {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  const [, code] = /```\w+\n(.+?)```/s.exec(section) ?? [];
  assert.ok(code, heading);
  return code;
};

/** Creates a project with the package, these files, and some packages of test/package. */
async function project(files: Readonly<Record<string, string>>, packages: readonly string[]): Promise<Project> {
  const created = await install(tarball);
  for (const name of packages) {
    const place = join(created.folder, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(fromRoot(`test/package/node_modules/${name}`), place, 'junction');
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(created.folder, name)), { recursive: true });
    await writeFile(join(created.folder, name), text);
  }
  return created;
}

const program = (name: string, path: string): string => fromRoot(`test/package/node_modules/${name}/${path}`);

const node = (script: string, args: readonly string[], cwd: string) =>
  run(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  });

const element = '<site-dialog dialog-title="Packed?"><p>By hand.</p></site-dialog>';
const ownTemplate = /<template [^>]*data-site-prerendered="[^"]*">.*?<\/template>/gs;

/** Asserts that a page contains the element with its title in a shadow root, and what the author wrote as it was. */
function assertPrerendered(html: string): void {
  const roots = html.match(ownTemplate) ?? [];
  assert.equal(roots.length, 1, html);
  assert.match(roots[0] ?? '', />Packed\?<\/h2>/);
  assert.ok(html.replace(ownTemplate, '').includes(element), html);
}

/** The command of the package finds nothing stale in a folder: no step of the build has changed a shadow root. */
const assertFresh = ({ folder, installed }: Project, output: string) =>
  node(join(installed, 'dist/cli/main.js'), ['prerender', output, '--check'], folder);

it('Vite: the plugin prerenders the pages of a build, after Vite has moved links and scripts', async () => {
  const page = `<!doctype html><html lang="en"><head><title>A</title></head><body><link rel="stylesheet" href="./a.css">${element}<script type="module" src="./main.js"></script></body></html>`;
  const shop = await project(
    {
      'vite.config.js': codeBelow(guide, 'Vite'),
      'index.html': page,
      'a.css': 'p { color: red }',
      'main.js': "import 'site-elements/slim/dialog';",
    },
    ['vite'],
  );
  await node(program('vite', 'bin/vite.js'), ['build'], shop.folder);
  const html = await readFile(join(shop.folder, 'dist/index.html'), 'utf8');
  assertPrerendered(html);
  assert.match(html, /<link rel="stylesheet" crossorigin href="\/assets\/index-[\w-]+\.css">\s*<\/head>/);
  await assertFresh(shop, 'dist');
});

it('Astro: the integration prerenders the pages that Astro has written', async () => {
  const shop = await project(
    {
      'astro.config.mjs': codeBelow(guide, 'Astro'),
      'src/pages/index.astro': `---\nconst title = 'Packed?';\n---\n<html lang="en"><head><title>A</title></head><body><h1>Prints</h1>${element.replace('"Packed?"', '{title}')}</body></html>`,
      'src/pages/about/team.astro': '<html lang="en"><body><p>No element</p></body></html>',
    },
    ['astro'],
  );
  await node(program('astro', 'astro.js'), ['build'], shop.folder);
  assertPrerendered(await readFile(join(shop.folder, 'dist/index.html'), 'utf8'));
  assert.ok(existsSync(join(shop.folder, 'dist/about/team/index.html')));
  await assertFresh(shop, 'dist');
});

it('11ty: the configuration of the guide copies the bundles, and prerenders pages', async () => {
  const shop = await project(
    {
      'eleventy.config.js': codeBelow(eleventyGuide, 'Prerender the pages'),
      'index.njk': `---\nprints: [{ src: "/leeward.jpg", alt: "Curved lines", width: 3, height: 2, name: Leeward }]\ntitle: Prints\n---\n<!doctype html><html lang="en"><body>${element}${codeBelow(eleventyGuide, 'Make a gallery from data')}</body></html>`,
      'feed.njk': '---\npermalink: feed.xml\n---\n<feed><content><site-dialog></site-dialog></content></feed>',
    },
    ['@11ty/eleventy'],
  );
  await node(program('@11ty/eleventy', 'cmd.cjs'), [], shop.folder);
  const html = await readFile(join(shop.folder, '_site/index.html'), 'utf8');
  const roots = html.match(ownTemplate) ?? [];
  assert.equal(roots.length, 2);
  assert.match(roots.join(), />Packed\?<\/h2>/);
  assert.match(html.replace(ownTemplate, ''), /<img src="\/leeward\.jpg" alt="Curved lines" width="3" height="2">/);
  for (const [, url = ''] of html.matchAll(/(?:href|src)="(\/site-elements\/[^"]+)"/g))
    assert.ok(existsSync(join(shop.folder, '_site', url)), url);
  assert.doesNotMatch(await readFile(join(shop.folder, '_site/feed.xml'), 'utf8'), /template/);
  await assertFresh(shop, '_site/index.html');
});
