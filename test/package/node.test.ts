/** The installed package in plain Node, as on a server: every path of `exports` imports, and the command runs. */
import assert from 'node:assert/strict';
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { version } from '../../tools/package-json.ts';
import { serve } from '../support/serve.ts';
import { exportedPaths } from './exported-paths.ts';
import { addFixture, elementNames, install, type Project, pack } from './project.ts';

interface Imported {
  readonly brings?: readonly string[];
  /** Globals, listeners of the process and open resources that were not there before. */
  readonly leaves?: readonly string[];
  readonly error?: string;
}

const tarball = await pack();
const bare = await install(tarball);
const withReact = await install(tarball, ['react', 'react-dom']);
const paths = exportedPaths(bare.installed);

/** Imports each path in a new process, which has to exit without being stopped. */
const importIn = async (project: Project, wanted: readonly string[]): Promise<Record<string, Imported>> => {
  const child = fork(await addFixture(project, 'import-each.mjs'), wanted, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const results = once(child, 'message');
  const [printed, [code]] = await Promise.all([
    Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))),
    once(child, 'exit'),
  ]);
  assert.deepEqual([code, printed], [0, ['', '']]);
  const [found] = await results;
  return found;
};

/** The linter is for build tools: the library that its schemas are made with keeps its settings there, for all its copies. */
const leftBehind: Readonly<Record<string, readonly string[]>> = {
  'site-elements/lint': ['__zod_globalConfig', '__zod_globalRegistry'],
};

const isElement = (path: string): boolean =>
  elementNames.some((name) => [`site-elements/${name}`, `site-elements/${name}/element`].includes(path));

describe('imported in plain Node', () => {
  it('page modules, the slim build and the data work without React, and leave nothing behind', async () => {
    const wanted = paths.filter((path) => !isElement(path));
    const results = await importIn(bare, wanted);
    assert.ok(wanted.length > 15);
    for (const path of wanted) {
      const { error, leaves, brings } = results[path] ?? {};
      assert.deepEqual({ path, error, leaves }, { path, error: undefined, leaves: leftBehind[path] ?? [] });
      // Modules that register an element have no exports.
      if (!path.includes('/slim/')) assert.notDeepEqual(brings, [], path);
    }
  });

  it('the elements need React, and report a missing React', async () => {
    const wanted = paths.filter(isElement);
    const results = await importIn(bare, wanted);
    for (const path of wanted)
      assert.match(results[path]?.error ?? '', /^ERR_MODULE_NOT_FOUND: Cannot find package 'react/);
  });

  it('with React the elements and their classes load, and leave nothing behind', async () => {
    const wanted = paths.filter(isElement);
    const results = await importIn(withReact, wanted);
    assert.equal(wanted.length, 2 * elementNames.length);
    for (const path of wanted) {
      const { error, leaves, brings = [] } = results[path] ?? {};
      assert.deepEqual({ path, error, leaves }, { path, error: undefined, leaves: leftBehind[path] ?? [] });
      if (path.endsWith('/element')) assert.match(brings.join(), /^Site\w+Element$/);
    }
  });
});

describe('the installed mock API', () => {
  const run = async (script: string): Promise<unknown> => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      cwd: bare.folder,
    });
    return JSON.parse(stdout);
  };

  it('answers without a port, serves its inspector, and reports wrong options', async () => {
    const found = await run(`
      import { createMockApi } from 'site-elements/mock';
      const { fetch } = createMockApi({ scenario: 'rate-limited' });
      const form = new URLSearchParams({ formId: 'contact' });
      const saved = await fetch('/api/form/SaveFormSubmission', { method: 'POST', body: form });
      const script = await fetch('/__mock/inspector.js');
      let problem;
      try { createMockApi({ scenaro: 'offline' }); } catch (error) { problem = [error.code, error.help]; }
      console.log(JSON.stringify([saved.status, script.status, script.headers.get('content-type'), problem]));`);
    const problem = ['mock-option-unknown', 'Did you mean scenario?'];
    assert.deepEqual(found, [429, 200, 'text/javascript; charset=utf-8', problem]);
  });

  it('imports no module of Node before the inspector is opened, so that it also runs in workers', async () => {
    const reached = new Set(['mock.js']);
    for (const file of reached) {
      const code = await readFile(join(bare.installed, 'dist/cli', file), 'utf8');
      for (const [, from = ''] of code.matchAll(/(?:^|;)(?:import|export)\b[^'"();]*['"]([^'"]+)['"]/gm)) {
        assert.match(from, /^\./, `${file} imports ${from}`);
        reached.add(join(dirname(file), from));
      }
    }
    assert.ok(reached.size > 3);
  });
});

describe('the installed command', () => {
  const program = join(bare.folder, 'node_modules/.bin/site-elements');
  const command = promisify(execFile);
  const options = { cwd: bare.folder, shell: process.platform === 'win32' };

  it('runs by its name', async () => {
    assert.deepEqual(await command(program, ['--version'], options), { stdout: `${version}\n`, stderr: '' });
  });

  it('serves its examples, with all their pictures, and its docs', async () => {
    const address = await serve(join(bare.installed, 'dist/cli/main.js'));
    const read = async (path: string): Promise<string> => {
      const answer = await fetch(new URL(path, address));
      assert.equal(answer.status, 200, path);
      return answer.text();
    };
    assert.match(await read('/docs/'), /<h1/);
    const site = await read('/halden/');
    const pictures = new Set([...site.matchAll(/[\w./-]+\.avif/g)].map(([name]) => name));
    assert.ok(pictures.size > 10, `${pictures.size} pictures`);
    for (const name of pictures) await read(`/halden/${name}`);
  });

  it('checks a page of the project', async () => {
    await writeFile(join(bare.folder, 'page.html'), '<site-gallery design="gird"></site-gallery>\n');
    const { code, stdout } = await command(program, ['check', 'page.html'], options).catch((error) => error);
    assert.equal(code, 1);
    assert.match(stdout, /^page\.html\n {2}1:23 {2}error {2}element-value /);
  });
});
