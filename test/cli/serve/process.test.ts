/** `site-elements serve` as a process: started, requested, stopped. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fromRoot } from '../../../tools/root.ts';
import { eventually } from '../../support/eventually.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A timeout that is long enough for any machine. */
const patience = 120_000;
/** The content of a ready file from an earlier run. */
const leftOver = 'http://127.0.0.1:1/\n';
let folder = '';
before(async () => {
  folder = temporaryFolder();
});
after(() => rm(folder, { recursive: true, force: true }));

function start(...args: string[]) {
  const child = spawn(process.execPath, [fromRoot('dist/cli/main.js'), 'serve', ...args], {
    cwd: fromRoot('.'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => {
    output.stdout += data;
  });
  child.stderr.on('data', (data) => {
    output.stderr += data;
  });
  return { child, output };
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null)
    await once(child, 'close', { signal: AbortSignal.timeout(patience) });
  return child.exitCode;
}

const addressIn = (file: string): Promise<string> => {
  const read = async (): Promise<string> => {
    const text = await readFile(file, 'utf8');
    return text === leftOver ? '' : text;
  };
  return eventually(`${file} is written`, read, { timeout: patience });
};

describe('serving as a process', () => {
  it('reports its URL when ready, listens only on this machine, and exits on SIGTERM', async () => {
    const file = join(folder, 'ready');
    await writeFile(file, leftOver);
    const { child, output } = start('--mock-only', '--port', '0', '--ready-file', file);
    try {
      const address = await addressIn(file);
      assert.match(address, /^http:\/\/127\.0\.0\.1:\d+\/\n$/);
      assert.equal(output.stdout, address);
      assert.deepEqual(await readdir(folder), ['ready']);
      const key = await fetch(new URL('/api/form/FormSubmissionKey', address.trim()), { method: 'POST' });
      assert.equal(key.status, 200);
      assert.equal((await fetch(address.trim())).status, 404);
      await assert.rejects(fetch(address.trim().replace('127.0.0.1', '127.0.0.2')));
    } finally {
      child.kill('SIGTERM');
    }
    assert.equal(await ended(child), 0);
    // This version of Node supports the V8 flags that `serve` sets.
    assert.doesNotMatch(output.stderr, /warning|flag/);
  });

  it('ends with 130 on Ctrl-C, even while a browser holds a connection', async () => {
    const file = join(folder, 'interrupted');
    const { child } = start('--mock-only', '--port', '0', '--ready-file', file);
    const address = (await addressIn(file)).trim();
    await (await fetch(address, { headers: { connection: 'keep-alive' } })).text();
    child.kill('SIGINT');
    assert.equal(await ended(child), 130);
  });

  it('refuses a port in use, and suggests a fix', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { child, output } = start('--mock-only', '--port', String(port));
    try {
      assert.equal(await ended(child), 2);
      assert.match(output.stderr, new RegExp(`Port ${port} on 127\\.0\\.0\\.1 is in use\\.\\n.*--port`));
      assert.equal(output.stdout, '');
    } finally {
      other.close();
    }
  });

  it('warns when other machines can reach it', async () => {
    const file = join(folder, 'visible');
    const { child, output } = start('--mock-only', '--port', '0', '--host', '0.0.0.0', '--ready-file', file);
    const address = (await addressIn(file)).trim();
    const [, token = ''] = /\/__mock\?token=([\w-]{36})\n/.exec(output.stderr) ?? [];
    const session = (headers: Record<string, string>) => fetch(new URL('/__mock/session', address), { headers });
    try {
      assert.equal((await session({})).status, 401);
      assert.equal((await session({ authorization: `Bearer ${token}` })).status, 200);
      const opened = await fetch(new URL(`/__mock?token=${token}`, address), { redirect: 'manual' });
      assert.equal((await session({ cookie: opened.headers.get('set-cookie')?.split(';')[0] ?? '' })).status, 200);
    } finally {
      child.kill('SIGTERM');
    }
    assert.equal(await ended(child), 0);
    assert.match(address, /^http:\/\/localhost:/);
    assert.match(output.stderr, /warning: .*0\.0\.0\.0.*mock API/);
    assert.ok(output.stderr.includes(`"Authorization: Bearer ${token}"`), output.stderr);
  });

  it('injects faults into API responses, and reports the seed', async () => {
    const file = join(folder, 'faulty');
    const rules = ['--fault', 'type=status:503 first=1', '--fault', 'type=reset after=1', '--latency', '1..2'];
    const { child, output } = start('--mock-only', '--port', '0', '--ready-file', file, '--seed', '7', ...rules);
    const key = new URL('/api/form/FormSubmissionKey', (await addressIn(file)).trim());
    try {
      assert.equal((await fetch(key, { method: 'POST' })).status, 503);
      await assert.rejects(fetch(key, { method: 'POST' }));
    } finally {
      child.kill('SIGTERM');
    }
    assert.equal(await ended(child), 0);
    assert.match(output.stderr, /2 fault rules are active; --seed 7 repeats this run/);
  });

  it('reads fault rules from a file, and reports its URLs as JSON', async () => {
    const [file, faults] = [join(folder, 'ruled'), join(folder, 'faults.txt')];
    await writeFile(faults, '# lost\nmatch=POST:/api/form/Form* type=status:503\n');
    const { child, output } = start('--mock-only', '--port', '0', '--json', '--faults', faults, '--ready-file', file);
    const address = (await addressIn(file)).trim();
    try {
      assert.equal((await fetch(new URL('/api/form/FormSubmissionKey', address), { method: 'POST' })).status, 503);
    } finally {
      child.kill('SIGTERM');
    }
    assert.equal(await ended(child), 0);
    const { url, inspector, docs } = JSON.parse(output.stdout);
    assert.deepEqual([url, inspector, docs], [address, `${address}__mock`, undefined]);
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    it(`with --strict lists wrong calls on ${signal}, and exits with 1 if there are any`, async () => {
      const run = async (name: string, path: string) => {
        const file = join(folder, name + signal);
        const { child, output } = start('--mock-only', '--port', '0', '--strict', '--ready-file', file);
        try {
          await fetch(new URL(path, (await addressIn(file)).trim()), { method: 'POST' });
        } finally {
          child.kill(signal);
        }
        return { code: await ended(child), stderr: output.stderr };
      };
      const [right, wrong] = await Promise.all([
        run('right', '/api/form/FormSubmissionKey'),
        run('wrong', '/api/forms/FormSubmissionKey'),
      ]);
      assert.equal(right.code, 0, right.stderr);
      assert.equal(wrong.code, 1, wrong.stderr);
      const nearest = 'POST /api/form/FormSubmissionKey';
      const message = `POST /api/forms/FormSubmissionKey is not a known call; the nearest is ${nearest}\n`;
      assert.ok(wrong.stderr.includes(`1 call does not match the API.\n  ${message}`), wrong.stderr);
    });

  it('reports on Ctrl-C that the state could not be saved', async () => {
    const [file, gone] = [join(folder, 'unkept'), join(folder, 'gone')];
    await mkdir(gone);
    const { child, output } = start('--mock-only', '--port', '0', '--state', join(gone, 's'), '--ready-file', file);
    await addressIn(file);
    await rm(gone, { recursive: true });
    child.kill('SIGINT');
    assert.equal(await ended(child), 2);
    assert.match(output.stderr, /cannot write the state/);
  });

  it('restores the state of --state in the next run', async () => {
    const state = join(folder, 'state.json');
    const run = async (name: string, act: (address: string) => Promise<void>) => {
      const file = join(folder, name);
      const { child } = start('--mock-only', '--port', '0', '--state', state, '--ready-file', file);
      try {
        await act((await addressIn(file)).trim());
      } finally {
        child.kill('SIGTERM');
      }
      assert.equal(await ended(child), 0);
    };
    const form = new URLSearchParams({ formId: 'contact', name: 'Ida' });
    await run('first', async (address) => {
      await fetch(new URL('/api/form/SaveFormSubmission', address), { method: 'POST', body: form });
    });
    await run('second', async (address) => {
      const { submissions } = await (await fetch(new URL('/__mock/submissions', address))).json();
      assert.deepEqual(submissions[0].fields, { name: 'Ida' });
    });
    await writeFile(state, '{"version":');
    const { child, output } = start('--mock-only', '--port', '0', '--state', state);
    assert.equal(await ended(child), 2);
    assert.match(output.stderr, /state\.json: cannot read the state/);
  });

  const mistakes = {
    'a missing folder': [['no-such-folder'], /no-such-folder: folder not found/],
    'a port that is not a number': [['--port', 'http'], /number from 0 to 65535/],
    'a port above the highest': [['--port', '65536'], /number from 0 to 65535/],
    'an empty folder name': [['', '--port', '0'], /for argument 'dir'\. It must not be empty/],
    'an empty host, which would mean all interfaces': [['--host', '', '--port', '0'], /must not be empty/],
    'an empty ready file': [['--ready-file', '', '--port', '0'], /must not be empty/],
    'a host of another machine': [['--mock-only', '--host', '192.0.2.1'], /Cannot listen on 192\.0\.2\.1/],
    'an invalid fault rule': [['--fault', 'type=rest'], /column 6: type cannot be "rest"\.\n.*Use status:503/],
    'a missing file of rules': [['--faults', 'no-such-file'], /no-such-file: cannot read the fault rules/],
    'an unknown scenario': [['--scenario', 'ofline'], /Did you mean offline\?/],
    'a latency that is not a range': [['--latency', 'slow'], /The latency cannot be "slow"/],
    'a seed that is not a number': [['--seed', 'x'], /whole number/],
    'a ready file without a folder': [['--mock-only', '--port', '0', '--ready-file', 'no/such/file'], /ready file/],
    'a ready file that is a folder': [
      ['--mock-only', '--port', '0', '--ready-file', 'test'],
      /Name a file, not a folder/,
    ],
  } as const;
  for (const [what, [args, message]] of Object.entries(mistakes)) {
    it(`ends with 2 for ${what}`, async () => {
      const { child, output } = start(...args);
      assert.equal(await ended(child), 2);
      assert.match(output.stderr, message);
      assert.doesNotMatch(output.stderr, /bug/);
    });
  }
});
