/** Tests when pages are parsed in order to know how they prompt for consent. */
import assert from 'node:assert/strict';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createMock } from '../../../cli/mock/app.ts';
import { servedPrompts } from '../../../cli/serve/served-prompts.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
await writeFile(join(folder, 'enabled.html'), '<site-cookie-banner></site-cookie-banner>');
after(() => rm(folder, { recursive: true }));

describe('the prompt of a page', () => {
  it('is read once until the file is modified, also for calls at the same time', async () => {
    const files: string[] = [];
    const find = servedPrompts(folder, {}, async (file) => {
      files.push(file);
      return { policyVersion: files.length };
    });
    const both = await Promise.all([find('/enabled'), find('/enabled')]);
    assert.deepEqual(
      [...both, await find('/enabled')].map((prompt) => prompt?.policyVersion),
      [1, 1, 1],
    );
    await utimes(join(folder, 'enabled.html'), 1, 1);
    assert.deepEqual(await find('/enabled'), { policyVersion: 2 });
    assert.equal(await find('/missing'), undefined);
    assert.equal(files.length, 2);
  });

  it('is read again after it could not be read', async () => {
    let attempts = 0;
    const find = servedPrompts(folder, {}, async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('too many open files');
      return { policyVersion: 2 };
    });
    await assert.rejects(find('/enabled'), /too many/);
    assert.deepEqual(await find('/enabled'), { policyVersion: 2 });
  });

  it('is not read if a refusal or Global Privacy Control decides, or the browser denies cookies', async () => {
    const found: string[] = [];
    const { app, recorder } = createMock(
      {},
      {
        findConsentPrompt: async (path) => {
          found.push(path);
          return { policyVersion: 2 };
        },
      },
    );
    const referer = 'http://localhost/enabled';
    for (const headers of [
      { cookie: 'site-consent=2.1732226400.analytics-0' },
      { 'sec-gpc': '1' },
      {},
      { cookie: 'crumb=a' },
    ])
      await app.request('/api/census/RecordHit', { method: 'POST', headers: { referer, ...headers } });
    assert.deepEqual(found, ['/enabled']);
    assert.deepEqual(
      recorder.unpermittedCalls.map(({ reason }) => reason),
      ['refused', 'signal', 'unanswered'],
    );
  });
});
