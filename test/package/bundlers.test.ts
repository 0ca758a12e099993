/** Tests apps with the installed package, built by each bundler, and used in a browser as a visitor would. */
import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { glob } from 'tinyglobby';
import { launchChromium } from '../support/launch-chromium.ts';
import { serve } from '../support/serve.ts';
import { bundlers } from './bundlers.ts';
import { addFixture, elementNames, install, pack } from './project.ts';

const tarball = await pack();

/** The fixtures, and the project in which each is built. */
const projects = {
  peer: await install(tarball, ['react', 'react-dom']),
  slim: await install(tarball),
};

const { installed } = projects.slim;
const site = join(projects.slim.folder, 'site');
/** The time limit for a page, long enough for a busy machine. */
const patience = 90_000;

const addPage = async (name: string, content: string): Promise<void> => {
  await mkdir(join(site, name), { recursive: true });
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">';
  await writeFile(join(site, name, 'index.html'), `${head}${content}\n`);
};

/**
 * What the app's page may ever load: the file and all that files name, one after the other. esbuild also writes the
 * chunks that only code which it left out would have loaded.
 */
const codeIn = async (output: string): Promise<string> => {
  const reached = new Map<string, string>();
  const waiting = [join(output, 'main.js')];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const code = await readFile(file, 'utf8').catch(() => '');
    reached.set(file, code);
    const named = [...code.matchAll(/["']([\w./-]+\.js)["']/g)].map(([, name = '']) => name);
    // Relative to the file in modules, to the folder of the app in webpack's list.
    const files = named.flatMap((name) => [join(dirname(file ?? ''), name), join(output, name)]);
    waiting.push(...new Set(files.filter((name) => !reached.has(name))));
  }
  return [...reached.values()].join('\n');
};

/** The elements whose contracts are in the code. */
const elementsIn = (code: string): string[] =>
  elementNames.filter((name) => new RegExp(`tag: ?["']site-${name}["']`).test(code));

await mkdir(site);
const browser = await launchChromium();
after(() => browser.close());
const address = await serve(join(installed, 'dist/cli/main.js'), site);

/** Opens the page, reads the dialog that it has to show, and answers it. Nothing may go wrong meanwhile. */
const useDialog = async (name: string): Promise<void> => {
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && problems.push(message.text()));
  await page.goto(new URL(`${name}/`, address).href);
  try {
    const dialog = await page.waitForSelector('aria/Packed[role="alertdialog"]');
    assert.ok(await dialog?.isVisible());
    assert.equal(await page.$eval('site-dialog p', ({ innerHTML }) => innerHTML), 'Built by <b>hand</b>.');
    await page.locator('aria/OK[role="button"]').click();
    await page.waitForSelector('site-dialog:not([open])');
  } finally {
    // A dialog that never comes has its reason in these.
    assert.deepEqual(problems, []);
    await page.close();
  }
};

for (const [bundler, bundle] of Object.entries(bundlers)) {
  for (const [kind, project] of Object.entries(projects)) {
    it(`${bundler} builds an app with the ${kind} build; it works, and contains no other element`, async () => {
      const name = `${kind}-${bundler}`;
      const output = join(site, name);
      await addFixture(project, `${kind}.js`);
      assert.deepEqual(await bundle({ folder: project.folder, entry: `${kind}.js`, output }), []);
      assert.deepEqual(elementsIn(await codeIn(output)), ['dialog']);
      await addPage(name, '<script type="module" src="main.js"></script>');
      await useDialog(name);
    });
  }
}

for (const bundler of ['esbuild', 'Vite'] as const) {
  it(`${bundler} keeps the stylesheet, which is imported for its side effect only`, async () => {
    const output = join(site, `sheet-${bundler}`);
    await addFixture(projects.slim, 'sheet.js');
    assert.deepEqual(await bundlers[bundler]({ folder: projects.slim.folder, entry: 'sheet.js', output }), []);
    const sheets = await glob('**/*.css', { cwd: output, absolute: true });
    assert.equal(sheets.length, 1);
    assert.match(await readFile(sheets[0] ?? '', 'utf8'), /site-dialog/);
  });
}

describe('without a bundler', () => {
  for (const folder of ['/site-elements', '/site-elements/slim']) {
    it(`${folder}/site.js loads the element that the page has`, async () => {
      const name = `plain${folder.replaceAll('/', '-')}`;
      const dialog = '<site-dialog open dialog-title="Packed"><p>Built by <b>hand</b>.</p></site-dialog>';
      await addPage(name, `<script type="module" src="${folder}/site.js"></script>${dialog}`);
      await useDialog(name);
    });
  }
});
