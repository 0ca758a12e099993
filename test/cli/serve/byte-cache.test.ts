import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ByteCache } from '../../../cli/serve/byte-cache.ts';

describe('the cache of compressed files', () => {
  it('creates bytes once, and removes the least recently used ones above its limit', async () => {
    const cache = new ByteCache(250);
    const created: string[] = [];
    const read = (key: string) =>
      cache.get(key, async () => {
        created.push(key);
        return new Uint8Array(100);
      });
    await Promise.all([read('a'), read('a')]);
    await read('b');
    await read('a');
    await read('c');
    await Promise.all([read('a'), read('c')]);
    assert.deepEqual(created, ['a', 'b', 'c']);
    await read('b');
    assert.deepEqual(created, ['a', 'b', 'c', 'b']);
  });

  it('does not keep a failure', async () => {
    const cache = new ByteCache(100);
    await assert.rejects(cache.get('a', () => Promise.reject(new Error('gone'))));
    assert.equal((await cache.get('a', async () => new Uint8Array(1))).length, 1);
  });
});
