/** Tests the warning for files in other encodings, whose text contains � after reading. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../command.ts';

const page = '<p>\n</p>\n<p>Größe</p><script>SITE_CONTEXT = {"website":{}};</script>';
const files = {
  'latin.html': Buffer.from(page, 'latin1'),
  'sound.html': `${page}\ufffd`,
  'latin.json': Buffer.from('{"website":{"siteTitle":"Größe"}}', 'latin1'),
  'other.json': Buffer.from('{"name":"Größe"}', 'latin1'),
};

async function places(...args: readonly string[]) {
  const { code, stdout } = await runHere([...args, '.', '--format', 'compact'], { cwd: await folderOf(files) });
  return { code, places: stdout.match(/^.*(?=: warn: The bytes here are not valid)/gm) };
}

describe('a file that is not UTF-8', () => {
  it('is reported by check, at the first lost character', async () => {
    assert.deepEqual(await places('check'), { code: 0, places: ['latin.html:3:6'] });
  });

  it('is reported by validate if the file contains data', async () => {
    assert.deepEqual(await places('validate'), { code: 0, places: ['latin.html:3:6', 'latin.json:1:28'] });
  });

  it('is reported also if the file is not fixed', async () => {
    assert.deepEqual((await places('check', '--fix')).places, ['latin.html:3:6']);
  });
});
