/** The captcha provider of the mock API is a separate script; its behavior on a page is tested with `<site-captcha>`. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Script } from 'node:vm';
import { createMock } from '../../../../cli/mock/app.ts';

describe("the mock captcha's script", () => {
  it('is a script that browsers do not cache', async () => {
    const answer = await createMock().app.request('/mock/captcha.js');
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/javascript/);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    const text = await answer.text();
    assert.doesNotThrow(() => new Script(text));
  });
});
