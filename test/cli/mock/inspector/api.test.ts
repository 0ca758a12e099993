import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Api } from '../../../../cli/mock/inspector/client/api.ts';

describe('the requests of the inspector', () => {
  it('ignore settings and submissions that were read before the session changed', async (test) => {
    const answers: (() => void)[] = [];
    test.mock.method(
      globalThis,
      'fetch',
      () => new Promise((resolve) => answers.push(() => resolve(Response.json({ submissions: [] })))),
    );
    const api = new Api('default', assert.fail);
    const outdated = [api.readSession(), api.readSubmissions()];
    const changed = api.change('PUT', 'clock', { stopped: true });
    answers[2]?.();
    assert.ok(await changed);
    const current = api.readSubmissions();
    for (const answer of answers) answer();
    assert.deepEqual(await Promise.all(outdated), [undefined, undefined]);
    assert.deepEqual(await current, []);
  });

  it('ignore responses for a session that is no longer selected', async (test) => {
    test.mock.method(globalThis, 'fetch', async () => Response.json({ submissions: [] }));
    const api = new Api('first', assert.fail);
    const outdated = [api.readSession(), api.readSubmissions(), api.change('POST', 'reset')];
    api.select('second');
    assert.deepEqual(await Promise.all(outdated), [undefined, undefined, undefined]);
    assert.ok(await api.readSession());
  });
});
