import assert from 'node:assert/strict';
import { EventEmitter, on, once } from 'node:events';
import { mkdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, it } from 'node:test';
import { createProgress } from '../../../cli/run/progress.ts';
import { run } from '../../../cli/run.ts';
import { ended, folderOf, runHere, start } from '../command.ts';

const image = '<img src="data:">';

/** Starts a run with `--watch`. `nextOutput` resolves to the output of its next run. */
function watching(cwd: string, isTerminal = false, command = 'check') {
  const runs = new EventEmitter();
  const events = on(runs, 'run');
  const interruption = new AbortController();
  let printed = '';
  const code = run([command, '.', '--watch', '--format', 'compact'], {
    cwd,
    env: {},
    stdin: Readable.from([]),
    write: (text) => {
      printed += text;
    },
    note: (text) => {
      printed += text;
      if (!text.startsWith('Waiting for changes')) return;
      runs.emit('run', printed);
      printed = '';
    },
    isTerminal,
    signal: interruption.signal,
  });
  const nextOutput = async (): Promise<string> => (await events.next()).value[0];
  /** Writing one file may cause two change events, and so two runs of the command. */
  const until = async (pattern: RegExp): Promise<void> => {
    while (!pattern.test(await nextOutput()));
  };
  return { nextOutput, until, code, interrupt: () => interruption.abort() };
}

describe('--watch', () => {
  it('checks again when a page is changed, added or deleted, also in a new folder, and ends with 130', async () => {
    const cwd = await folderOf({ 'a.html': image });
    const { nextOutput, until, code, interrupt } = watching(cwd);
    const clean = /^Waiting for changes\. Press Ctrl-C to stop\.\n$/;
    assert.match(await nextOutput(), /^a\.html:1:1: .*\nWaiting for changes\. Press Ctrl-C to stop\.\n$/);
    await writeFile(join(cwd, 'a.html'), '<p>Words</p>');
    await until(clean);
    await mkdir(join(cwd, 'new/deep'), { recursive: true });
    await writeFile(join(cwd, 'new/deep/b.html'), image);
    await until(/^new\/deep\/b\.html:1:1: /);
    await unlink(join(cwd, 'new/deep/b.html'));
    await until(clean);
    interrupt();
    assert.equal(await code, 130);
  });

  it('checks again when a stylesheet that a page loads is changed', async () => {
    const cwd = await folderOf({
      'index.html':
        '<!doctype html><html lang="en"><head><link rel="stylesheet" href="css/a.css"></head><body></body></html>',
      'css/a.css': '@import "b.css";',
      'css/b.css': 'p { --site-surface: #fff; --site-text: #999 }',
    });
    const { until, code, interrupt } = watching(cwd);
    await until(/^css\/b\.css:1:40: /);
    await writeFile(join(cwd, 'css/b.css'), 'p { --site-surface: #fff; --site-text: #000 }');
    await until(/^Waiting for changes\. Press Ctrl-C to stop\.\n$/);
    interrupt();
    assert.equal(await code, 130);
  });

  it('continues after an error in the settings, and applies them once they are valid', async () => {
    const cwd = await folderOf({ 'a.html': image });
    const { until, code, interrupt } = watching(cwd);
    await until(/^a\.html:1:1: /);
    const config = join(cwd, 'site-elements.config.json');
    await writeFile(config, '{"rulez": {}}');
    await until(/^error: site-elements\.config\.json:1:\d+: .*rulez.*\nWaiting/s);
    await writeFile(config, '{"rules": {"image-alt": "off"}}');
    await until(/^Waiting for changes\. Press Ctrl-C to stop\.\n$/);
    interrupt();
    assert.equal(await code, 130);
  });

  it('validates again when data changes, and waits for new data if all was deleted', async () => {
    const cwd = await folderOf({ 'a.json': '{"website": {"siteTitle": 1}}' });
    const { until, code, interrupt } = watching(cwd, false, 'validate');
    await until(/^a\.json:1:27: error: /);
    await writeFile(join(cwd, 'a.json'), '{"website": {"siteTitle": "A"}}');
    await until(/^Waiting for changes\. Press Ctrl-C to stop\.\n$/);
    await writeFile(join(cwd, 'a.json'), '{}');
    await until(/^error: \.: no site context .*\nWaiting/s);
    await writeFile(join(cwd, 'b.js'), 'SITE_CONTEXT = {"pageType": 99}');
    await until(/^b\.js:1:29: error: /);
    interrupt();
    assert.equal(await code, 130);
  });

  it('clears the screen only in a terminal', async () => {
    const { nextOutput, interrupt } = watching(await folderOf({ 'a.html': image }), true);
    assert.ok((await nextOutput()).startsWith('\u001b[2J'));
    interrupt();
  });

  it('requires a path to watch', async () => {
    const cwd = await folderOf({});
    assert.match(
      (await runHere(['check', 'missing.html', '--watch'], { cwd })).stderr,
      /^error: missing\.html: no such/,
    );
    assert.match(
      (await runHere(['check', '-', '--watch'], { cwd })).stderr,
      /^error: Standard input cannot be watched\.\n/,
    );
  });

  it('ends the process with 130 on Ctrl-C', async () => {
    const child = start(['check', '.', '--watch'], await folderOf({ 'a.html': image }));
    if (child.stderr) await once(child.stderr, 'data');
    child.kill('SIGINT');
    assert.equal((await ended(child)).code, 130);
  });
});

describe('progress', () => {
  /** The progress notes when steps are done at these milliseconds. */
  function noted(env: NodeJS.ProcessEnv, hasNoteTerminal: boolean, times: readonly number[]): string {
    let at = 0;
    let text = '';
    const note = (more: string): void => {
      text += more;
    };
    const world = { env, hasNoteTerminal, note };
    const progress = createProgress(times.length, world, () => at);
    for (const time of times) {
      at = time;
      progress.step();
    }
    progress.end();
    return text.replaceAll('\r\u001b[K', '|');
  }

  it('is shown after a second, updated at intervals, and removed at the end', () => {
    const times = [0, 900, 1010, 1020, 1030, 1200];
    assert.equal(noted({}, true, times), '|3 of 6 files|6 of 6 files|');
  });

  it('is never shown in short runs, in CI, or without a terminal', () => {
    assert.equal(noted({}, true, [0, 500, 999]), '');
    assert.equal(noted({ CI: 'true' }, true, [0, 5000]), '');
    assert.equal(noted({}, false, [0, 5000]), '');
  });
});
