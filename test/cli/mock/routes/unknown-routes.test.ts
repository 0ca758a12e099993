/** Tests requests for unknown routes of the mock API, and several servers in one process. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';
import { askKey, contact, save, saved, startMock } from './form-mock.ts';

describe('a request for an unknown route', () => {
  const cases = {
    'a misspelled path': ['POST', '/api/form/SaveFormSubmision', 'POST /api/form/SaveFormSubmission'],
    'the wrong method': ['GET', '/api/form/FormSubmissionKey', 'POST /api/form/FormSubmissionKey'],
    'an unknown admin path': ['GET', '/__mock/submission', 'GET /__mock/submissions'],
  } as const;
  for (const [what, [method, path, nearest]] of Object.entries(cases)) {
    it(`for ${what} gets 404 and the nearest route`, async () => {
      const answer = await startMock().request(path, { method });
      assert.equal(answer.status, 404);
      const body = (await answer.json()) as { nearest: string; error: string };
      assert.equal(body.nearest, nearest);
      assert.ok(body.error.includes(`${method} ${path}`) && body.error.includes(nearest));
    });
  }

  it('mentions the list of routes if none is similar', async () => {
    const answer = await startMock().request('/api/zzz');
    const body = (await answer.json()) as { nearest: null; error: string };
    assert.equal(answer.status, 404);
    assert.equal(body.nearest, null);
    assert.match(body.error, /^GET \/api\/zzz is not a route .*\. GET \/__mock\/openapi\.json/);
  });

  it('does not share state between two servers', async () => {
    const [one, other] = [startMock(), startMock()];
    await save(one, await contact(one));
    assert.equal((await saved(one)).length, 1);
    assert.equal((await saved(other)).length, 0);
  });

  it('works without options', async () => {
    const mock = createMock().app;
    const key = await askKey(mock);
    assert.notEqual(key, await askKey(mock));
    assert.equal((await save(mock, { key, formId: 'contact', form: '{}' })).status, 200);
  });
});
