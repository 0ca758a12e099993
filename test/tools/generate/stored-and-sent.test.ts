import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { storedAndSent, storedAndSentFile } from '../../../tools/generate/stored-and-sent.ts';

it('the page about stored and sent data matches the list; otherwise run: npm run generate', async () => {
  assert.equal(await readFile(storedAndSentFile, 'utf8'), storedAndSent());
});
