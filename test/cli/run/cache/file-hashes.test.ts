import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { hashOf } from '../../../../cli/run/cache/content-hash.ts';
import { FileHashes, type Stamp, stampOf } from '../../../../cli/run/cache/file-hashes.ts';
import { folderOf } from '../../command.ts';

const hour = 3_600_000;

function stampIn(path: string): Stamp {
  const stamp = stampOf(path);
  assert.ok(stamp);
  return stamp;
}

/** Writes a file until the file system gives it another time: its clock has steps of some milliseconds. */
async function writeLater(path: string, text: string): Promise<void> {
  const { ctimeNs } = statSync(path, { bigint: true });
  do await writeFile(path, text);
  while (statSync(path, { bigint: true }).ctimeNs === ctimeNs);
}

describe('the hash of a file of an earlier run', () => {
  let path = '';

  beforeEach(async () => {
    path = join(await folderOf({ 'a.html': 'first' }), 'a.html');
    mock.timers.enable({ apis: ['Date'], now: Date.now() + hour });
  });
  afterEach(() => mock.timers.reset());

  /** Returns the hashes of a run that comes after one that stored `kept` for the file. */
  function nextRun(kept = 'kept'): FileHashes {
    const hashes = new FileHashes();
    hashes.set('a.html', stampIn(path), kept);
    return new FileHashes(hashes.changedSection());
  }

  const read = (hashes: FileHashes): string | undefined => hashes.hashOf('a.html', path);

  it('is kept without reading the file while its stamp is the same', () => {
    assert.equal(read(nextRun()), 'kept');
  });

  it('is computed again after a change of the same size whose time of modification was set back', async () => {
    const { atime, mtime } = statSync(path);
    const hashes = nextRun();
    await writeLater(path, 'other');
    await utimes(path, atime, mtime);
    assert.equal(read(hashes), hashOf(Buffer.from('other')));
  });

  it('is computed again when another file has its name', async () => {
    const hashes = nextRun();
    await writeFile(`${path}.new`, 'other');
    await rename(`${path}.new`, path);
    assert.equal(read(hashes), hashOf(Buffer.from('other')));
  });

  it('is not kept for a file that has just been written, because the next change may have the same time', () => {
    mock.timers.setTime(Number(statSync(path).ctimeMs) + 1999);
    assert.equal(read(nextRun()), hashOf(Buffer.from('first')));
    mock.timers.setTime(Number(statSync(path).ctimeMs) - hour);
    assert.equal(read(nextRun()), hashOf(Buffer.from('first')), 'a clock that was set back');
  });

  it('is dropped with its file', async () => {
    const hashes = nextRun();
    await rm(path);
    assert.equal(read(hashes), undefined);
    hashes.keepOnly(() => false);
    await writeFile(path, 'first');
    assert.equal(read(new FileHashes(hashes.changedSection())), hashOf(Buffer.from('first')));
  });

  it('does not exist for a folder', () => {
    assert.equal(new FileHashes().hashOf('.', join(path, '..')), undefined);
  });
});
