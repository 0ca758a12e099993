/** The limits of what all sessions keep together. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../cli/mock/app.ts';

const large = 'a'.repeat(9_000_000);
const namesFrom = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => `s${first + n}`);

describe('the memory of all sessions', () => {
  const changes = {
    submissions: ['POST', '/api/form/SaveFormSubmission', new URLSearchParams({ formId: 'contact', name: large })],
    'headers and footers': ['PUT', '/api/site-header-footer', JSON.stringify({ header: { large }, footer: {} })],
  } as const;
  for (const [what, [method, path, body]] of Object.entries(changes))
    it(`holds 100 million characters of ${what}, of the last used sessions`, async () => {
      const { app, sessions } = createMock();
      const send = async (session: string) => {
        const answer = await app.request(path, { method, body, headers: { 'x-mock-session': session } });
        assert.equal(answer.status, 200);
      };
      await send('default');
      for (const name of namesFrom(1, 12)) await send(name);
      // The default session stays; using a session makes it the last one.
      sessions.of('s3');
      assert.deepEqual(sessions.names, ['default', ...namesFrom(4, 12), 's3']);
      await send('s13');
      sessions.of('s13');
      assert.deepEqual(sessions.names, ['default', ...namesFrom(5, 12), 's3', 's13']);
    });

  it('holds 1000 small sessions', () => {
    const { sessions } = createMock();
    for (const name of namesFrom(1, 1000)) sessions.of(name);
    assert.deepEqual(sessions.names, ['default', ...namesFrom(2, 1000)]);
  });
});
