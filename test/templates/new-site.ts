/** Creates sites from the packed package, without a terminal, and runs their own scripts. */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { version } from '../../tools/package-json.ts';
import { fromRoot } from '../../tools/root.ts';
import { npm, pack } from '../package/project.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const finished = promisify(execFile);

/** Runs npm in a folder. Rejects with its output when it fails. */
const runNpm = async (folder: string, ...args: readonly string[]): Promise<string> => {
  try {
    return (await npm(folder, ...args)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error);
    throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
};

const quiet = ['--no-audit', '--no-fund'];

export interface Packages {
  readonly tarball: string;
  /** The script of the package `create-site-elements`, installed. */
  readonly create: string;
}

/** Packs site-elements and create-site-elements, and installs both in a new folder, without network. */
export async function installPackages(): Promise<Packages> {
  const [tarball, folder] = [await pack(), temporaryFolder()];
  await npm(fromRoot('tools/create-site-elements'), 'pack', '--pack-destination', folder);
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const created = join(folder, `create-site-elements-${version}.tgz`);
  await runNpm(folder, 'install', '--offline', '--no-save', ...quiet, tarball, created);
  return { tarball, create: join(folder, 'node_modules/create-site-elements/main.js') };
}

/** Runs `npm create site-elements` with these arguments, as npm does after it has installed the package. */
export const create = async ({ create: script }: Packages, cwd: string, ...args: readonly string[]) => {
  const child = finished(process.execPath, [script, ...args], { cwd });
  child.child.stdin?.end();
  return child.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );
};

/** How a template differs from the others. */
interface Walk {
  /** The options of `npm install`: `--offline` for a site that needs no other package. */
  readonly install?: readonly string[];
  /** Returns the arguments of `npm start` that select a port. */
  port(port: number): readonly string[];
  /** The path of the page with the form. */
  readonly contact: string;
  /** Whether `npm start` renders the pages on the server. */
  readonly isRendered?: boolean;
}

/** A port that is free now, for servers that do not choose one. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  assert.ok(address !== null && typeof address === 'object');
  return address.port;
}

/** Starts a script of the site, and passes the URL that it prints to `visit`. */
async function withServer(
  folder: string,
  args: readonly string[],
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const child = spawn('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm does not pass signals on, so all its processes are ended together.
    detached: true,
    env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const ended = once(child, 'close');
  let output = '';
  try {
    const url = new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        createInterface(stream).on('line', (line) => {
          output += `${line}\n`;
          const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(line) ?? [];
          if (address !== undefined) resolve(address);
        });
      ended.then(() => reject(new Error(`npm ${args.join(' ')} ended early:\n${output}`)), reject);
    });
    await visit(await url);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

const textOf = async (url: string): Promise<string> => {
  const response = await fetch(url);
  assert.equal(response.status, 200, url);
  return response.text();
};

/** Asserts that a server has both pages. */
async function visitPages(url: string, contact: string): Promise<void> {
  assert.match(await textOf(`${url}/`), /<site-gallery/);
  assert.match(await textOf(`${url}${contact}`), /<site-map[\s\S]*<site-form/);
}

/** Asserts that the files that a page links exist. */
async function visitLinks(page: string, url: string): Promise<void> {
  const paths = [...page.matchAll(/<(?:link|script|img|a)\b[^>]*? (?:href|src)="([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  const own = paths
    .map((path) => new URL(path.replaceAll('&amp;', '&'), url))
    .filter(({ origin }) => url.startsWith(origin));
  assert.ok(own.length > 10, page);
  for (const { href } of new Set(own)) await textOf(href);
}

/** Installs a new site, runs its tests, and visits what it builds and serves. */
export async function walk(
  folder: string,
  { tarball }: Packages,
  { install = [], port, contact, isRendered = true }: Walk,
) {
  await runNpm(folder, 'install', ...install, ...quiet, tarball);
  await runNpm(folder, 'test');
  await withServer(folder, ['start', '--', ...port(await freePort())], async (url) => {
    if (isRendered) await visitPages(url, contact);
    else await textOf(`${url}/`);
  });
  await withServer(folder, ['run', 'preview', '--', '--port', '0'], async (url) => {
    await visitPages(url, contact);
    const page = await textOf(`${url}/`);
    assert.match(page, /<site-gallery[^>]*><template [^>]*data-site-prerendered/);
    await visitLinks(page, `${url}/`);
    const sent = await fetch(`${url}/api/form/SaveFormSubmission`, {
      method: 'POST',
      body: new URLSearchParams({ formId: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Ebb, please.' }),
    });
    assert.ok(sent.ok, String(sent.status));
  });
}
