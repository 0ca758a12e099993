/** Tests the protection of `serve` against other sites, other machines and slow clients. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Hono } from 'hono';
import { createMock } from '../../../cli/mock/app.ts';
import { hostChecker, withHostCheck } from '../../../cli/serve/check-host.ts';
import { listen } from '../../../cli/serve/listen.ts';
import { servedForms } from '../../../cli/serve/served-forms.ts';
import { createSiteApp } from '../../../cli/serve/site-app.ts';
import { loadStates } from '../../../cli/serve/state-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { createSiteFolder } from './site-folder.ts';

describe('the Host header', () => {
  const checks = {
    '127.0.0.1': [
      ['127.0.0.1', 'localhost', 'shop.localhost', '[::1]', 'LOCALHOST', 'localhost.'],
      ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.0.2.7', '', 'evil.example.'],
    ],
    'studio.local': [
      ['studio.local', 'Studio.local', 'localhost'],
      ['evil.example', '192.0.2.7'],
    ],
    '0.0.0.0': [
      ['192.0.2.7', '[2001:db8::1]', 'localhost', hostname(), `${hostname()}.local`],
      ['evil.example', '192.0.2.7.evil.example'],
    ],
    '::': [['192.0.2.7', '[2001:db8::1]'], ['evil.example']],
  } as const;
  for (const [host, [accepted, refused]] of Object.entries(checks))
    it(`of a server on ${host} is one of its names`, () => {
      const isAllowed = hostChecker(host);
      for (const name of accepted) assert.ok(isAllowed(name), name);
      for (const name of refused) assert.ok(!isAllowed(name), name);
    });

  it('may be a name of --allow-host', () => {
    const isAllowed = hostChecker('127.0.0.1', ['tunnel.example']);
    assert.deepEqual([isAllowed('tunnel.example'), isAllowed('a.tunnel.example')], [true, false]);
  });

  it('is checked on every route', async () => {
    const site = await createSiteFolder();
    try {
      const app = withHostCheck(site.app, hostChecker('127.0.0.1'));
      const paths = ['/', '/about', '/missing', '/site-elements/site.js', '/api/commerce/shopping-cart', '/__mock/har'];
      for (const path of [...paths, '/__mock', '/__serve/findings?page=/', '/docs/', '/mock/captcha.js', '/search']) {
        const answer = await app.request(`http://evil.example:4173${path}`);
        assert.equal(answer.status, 403, path);
        assert.match(await answer.text(), /host "evil\.example".*--allow-host/, path);
      }
      for (const path of paths) assert.notEqual((await app.request(`http://127.0.0.1:4173${path}`)).status, 403, path);
    } finally {
      await site.remove();
    }
  });
});

describe('a connection', () => {
  const withServer = async (act: (socket: Socket) => void): Promise<string> => {
    let finish = (): void => {};
    const answered = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const app = new Hono()
      .use('*', (_, next) => next().finally(finish))
      .all('*', async (context) => context.text(await context.req.text()));
    const server = await listen(withHostCheck(app, hostChecker('127.0.0.1')).fetch, { host: '127.0.0.1', port: 0 });
    try {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      const closed = once(socket, 'close');
      const received: string[] = [];
      socket.setEncoding('utf8').on('data', (data: string) => received.push(data));
      act(socket);
      await closed;
      if (!received.join('').startsWith('HTTP/1.1 4')) await answered;
      return received.join('');
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };
  const request = (...hosts: readonly string[]): string =>
    ['GET / HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', ''].join('\r\n');

  it('with two Host headers is refused', async () => {
    for (const hosts of [
      ['localhost', 'evil.example'],
      ['localhost', 'localhost'],
    ])
      assert.match(await withServer((socket) => socket.write(request(...hosts))), /^HTTP\/1\.1 400 /);
    assert.match(await withServer((socket) => socket.write(request('localhost'))), /^HTTP\/1\.1 200 /);
  });

  it('with a Host header that no URL may have is refused', async (context) => {
    const print = context.mock.method(console, 'error', () => {});
    assert.match(await withServer((socket) => socket.write(request('local<host'))), /^HTTP\/1\.1 400 /);
    assert.equal(print.mock.callCount(), 0);
  });

  it('that ends in a body is not reported as an error of the server', async (context) => {
    const print = context.mock.method(console, 'error', () => {});
    await withServer((socket) =>
      socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\nabc', () =>
        socket.once('data', () => socket.destroy()),
      ),
    );
    assert.equal(print.mock.callCount(), 0);
  });
});

describe('a symbolic link', () => {
  let root = '';
  const appOf = (followSymlinks: boolean) =>
    createSiteApp({ folder: join(root, 'site'), bundles: root, mock: createMock().app, followSymlinks });
  before(async () => {
    root = temporaryFolder();
    await mkdir(join(root, 'site/pages'), { recursive: true });
    await mkdir(join(root, 'other/deep'), { recursive: true });
    await writeFile(join(root, 'other/secret.html'), '<site-form form-id="contact"><form></form></site-form>secret');
    await writeFile(join(root, 'site/pages/about.html'), 'about');
    await writeFile(join(root, 'site/.env'), 'secret');
    await symlink(join(root, 'other'), join(root, 'site/out'));
    await symlink(join(root, 'other/secret.html'), join(root, 'site/file.html'));
    await symlink('pages/about.html', join(root, 'site/inside.html'));
    await symlink('.env', join(root, 'site/env.txt'));
    await symlink('.', join(root, 'site/loop'));
  });
  after(() => rm(root, { recursive: true, force: true }));

  it('that leads out of the folder, or to a hidden file, is refused', async () => {
    const app = appOf(false);
    for (const path of ['/file.html', '/file', '/out/secret.html', '/out/', '/out', '/out/deep/', '/env.txt']) {
      const answer = await app.request(path);
      assert.equal(answer.status, 403, path);
      assert.match(await answer.text(), /symbolic link.*--follow-symlinks/, path);
    }
    assert.equal(await servedForms(join(root, 'site'))('contact', '/file'), undefined);
  });

  it('inside the folder is followed', async () => {
    for (const path of ['/inside.html', '/loop/pages/about'])
      assert.equal(await (await appOf(false).request(path)).text(), 'about', path);
  });

  it('does not list the pages in its target, which may be millions', async () => {
    for (const followSymlinks of [false, true]) {
      const page = await (await appOf(followSymlinks).request('/missing', { headers: { accept: 'text/html' } })).text();
      assert.match(page, /\/pages\/about/);
      assert.doesNotMatch(page, /secret|loop/);
    }
  });

  it('is followed with --follow-symlinks', async () => {
    for (const path of ['/file', '/out/secret'])
      assert.match(await (await appOf(true).request(path)).text(), /secret$/, path);
    assert.equal((await servedForms(join(root, 'site'), { followSymlinks: true })('contact', '/file'))?.id, 'contact');
  });
});

describe('a client that sends slowly', () => {
  const headers = 'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 10\r\n\r\n';
  const timeouts = { headers: 100, idleBody: 100, interval: 50 };
  const withServer = async (use: (socket: Socket, server: Server) => Promise<void>, idleBody = timeouts.idleBody) => {
    const app = new Hono().all('*', async (context) => context.text(await context.req.text()));
    const server = await listen(app.fetch, { host: '127.0.0.1', port: 0, timeouts: { ...timeouts, idleBody } });
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    try {
      await use(socket, server);
    } finally {
      socket.destroy();
      server.closeAllConnections();
      server.close();
    }
  };

  const cases = { 'a header': 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'a body': `${headers}abc` };
  for (const [what, request] of Object.entries(cases))
    it(`${what} is disconnected after the time-out`, () =>
      withServer(async (socket) => {
        socket.write(request);
        assert.match((await socket.toArray()).join(''), /^HTTP\/1\.1 408 /);
      }));

  it('a body that keeps moving may take longer than the time-out', (context) => {
    // The intervals of the server end when the test advances the clock.
    context.mock.timers.enable({ apis: ['setInterval'] });
    const idleBody = 30_000;
    return withServer(async (socket, server) => {
      const started = once(server, 'request');
      socket.write(headers);
      const [request] = (await started) as [IncomingMessage];
      for (const part of 'abcdefghij') {
        const before = request.socket.bytesRead;
        socket.write(part);
        while (request.socket.bytesRead === before) await new Promise(setImmediate);
        context.mock.timers.tick(idleBody);
      }
      assert.match((await socket.toArray()).join(''), /^HTTP\/1\.1 200 [\s\S]*abcdefghij$/);
    }, idleBody);
  });

  it('has 10 s for the headers, and no limit for the whole request', async () => {
    const server = await listen(() => new Response(''), { host: '127.0.0.1', port: 0 });
    assert.deepEqual([server.headersTimeout, server.requestTimeout], [10_000, 0]);
    server.close();
  });
});

describe('a file of states', () => {
  it('is refused if a state would break calls', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'state.json');
    const load = async (state: unknown) => {
      await writeFile(file, JSON.stringify({ version: 1, sessions: { default: state } }));
      return loadStates(file, 'state.json');
    };
    try {
      const { sessions } = createMock();
      assert.deepEqual(await load(sessions.of('default').state), sessions.states());
      for (const state of [{ clock: { ahead: 1e300 } }, { submissions: [null] }, { carts: { t: null } }])
        await assert.rejects(load(state), { code: 'serve-state-unread' }, JSON.stringify(state));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('a deeply nested file of states', () => {
  it('is refused with its limit', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'state.json');
    const load = async (levels: number) => {
      const { sessions } = createMock();
      const state = JSON.stringify({ ...sessions.of('default').state, siteParts: { header: 'nested', footer: {} } });
      const nested = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
      await writeFile(file, `{"version":1,"sessions":{"default":${state.replace('"nested"', nested)}}}`);
      return loadStates(file, 'state.json');
    };
    try {
      createMock({}, { kept: await load(199) });
      for (const levels of [300, 100_000])
        await assert.rejects(load(levels), {
          code: 'serve-state-unread',
          message: 'state.json: cannot read the state (more than 220 nested levels).',
        });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('a killed run', () => {
  it('leaves drafts that the next run removes, and no others', async () => {
    const folder = temporaryFolder();
    try {
      const gone = spawnSync(process.execPath, ['--version']).pid;
      const kept = ['other.json.1.tmp', 'state.json.tmp', 'state.json.x.tmp', `state.json.${process.ppid}.tmp`];
      for (const name of [...kept, `state.json.${gone}.tmp`, `state.json.${process.pid}.tmp`])
        await writeFile(join(folder, name), '{');
      await loadStates(join(folder, 'state.json'), 'state.json');
      assert.deepEqual((await readdir(folder)).sort(), kept.sort());
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
