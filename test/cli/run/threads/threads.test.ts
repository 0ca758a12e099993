import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Worker } from 'node:worker_threads';
import type { StartThread } from '../../../../cli/command.ts';
import { threadCount } from '../../../../cli/run/threads/thread-count.ts';
import { folderOf, runHere } from '../../command.ts';
import { startBusyThreads, startThread } from '../../start-thread.ts';

const page = (content: string): string => `<!doctype html><html lang="en"><body>${content}</body></html>`;

/** Pages with mistakes, and with broken links to one another. */
const site = Object.fromEntries(
  Array.from({ length: 130 }, (_, n) => [
    `part-${n % 7}/${n}.html`,
    page(`<p id="p${n}"></p><img src="${n}.png">
<a href="../part-${(n + 1) % 7}/${n + 1}.html#p${n + (n % 3)}">Next</a> <a href="../part-0/0.html#nowhere">First</a>`),
  ]),
);

/** Contexts with and without mistakes, files with none, a custom name, and a rule that is off by default. */
const contexts = {
  ...Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [
      `part-${n % 3}/${n}.json`,
      n % 5 === 0 ? '[]' : JSON.stringify({ website: { id: n % 2 ? 'x' : '0123456789abcdef01234567' } }),
    ]),
  ),
  'part-2/own.js': 'OUR_DATA = {"storeSettings": {}}',
  'site-elements.config.json': '{"rules": {"entity-default": "warn"}}',
};

const commands = [
  { args: ['check', '.'], files: site, finding: /No element in \.\.\/part-\d\/\d+\.html has the id/ },
  {
    args: ['validate', '.', 'part-0/0.json', '--context-variable', 'OUR_DATA'],
    files: contexts,
    finding: /(?=.*part-0\/0\.json)(?=.*part-2\/own\.js)(?=.*entity-default)/s,
  },
];

describe('several threads', () => {
  for (const { args, files, finding } of commands)
    it(`${args.join(' ')}: report what one reports, in the same order`, async () => {
      const cwd = await folderOf(files);
      // It exists and cannot be read.
      const server = createServer().listen(join(cwd, 'socket.html'));
      server.unref();
      const run = (format: string, concurrency: string, startThread?: StartThread) =>
        runHere([...args, 'socket.html', '--concurrency', concurrency, '--format', format], {
          cwd,
          ...(startThread && { startThread }),
        });
      for (const format of ['json', 'pretty']) {
        const one = await run(format, 'off');
        assert.deepEqual(await run(format, '3', startThread), one);
        assert.deepEqual(await run(format, '3', startBusyThreads()), one);
        assert.match(one.stdout, finding);
        assert.match(one.stderr, /error: socket\.html: cannot be read/);
      }
    });

  const broken: Readonly<Record<string, string>> = {
    'ends without a message': 'process.exit(0)',
    'ends while it works': 'process.exit(3)',
    'throws while it works': "throw new Error('thread is broken')",
  };
  for (const [title, code] of Object.entries(broken))
    it(`end the run as an internal error when one ${title}`, async () => {
      const cwd = await folderOf(site);
      const startThread: StartThread = ({ next }) => {
        // The job that the thread does not do.
        Atomics.add(next, 0, 1);
        return new Worker(code, { eval: true });
      };
      const ended = await runHere(['check', '.', '--concurrency', '2'], { cwd, startThread });
      assert.deepEqual([ended.code, ended.stdout], [2, '']);
      assert.match(ended.stderr, /This is a bug in site-elements/);
    });

  it('end when the run is interrupted', async () => {
    const cwd = await folderOf(site);
    const interruption = new AbortController();
    const threads: Worker[] = [];
    const start = (): Worker => {
      const thread = new Worker('setInterval(() => {}, 1000)', { eval: true });
      thread.once('online', () => interruption.abort());
      threads.push(thread);
      return thread;
    };
    const args = ['check', '.', '--concurrency', '2'];
    const { code, stdout } = await runHere(args, { cwd, startThread: start, signal: interruption.signal });
    assert.deepEqual([code, stdout], [130, '']);
    await Promise.all(threads.map((thread) => thread.terminate()));
  });

  it('are started only if they save time, and never without files', () => {
    assert.equal(threadCount(100, 'auto', 8), 1);
    assert.equal(threadCount(100_000, 'auto', 1), 1);
    assert.equal(threadCount(100_000, 'auto', 2), 2);
    assert.equal(threadCount(100_000, 'auto', 64), 8);
    assert.equal(threadCount(100_000, 'off', 8), 1);
    assert.equal(threadCount(1, 3, 1), 3);
    assert.equal(threadCount(1, 1, 8), 1);
  });

  it('are set with auto, off or a number', async () => {
    for (const wrong of ['0', 'many', '-1', '1.5'])
      assert.match((await runHere(['check', '.', '--concurrency', wrong])).stderr, /Write auto, off, or a number/);
  });
});
