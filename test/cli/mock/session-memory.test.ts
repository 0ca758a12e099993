/** The limits of what all sessions keep together. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../cli/mock/app.ts';
import { MockSession } from '../../../cli/mock/state/session.ts';
import { growth } from '../../support/count-steps.ts';

const save = '/api/form/SaveFormSubmission';
const maxSessionsLength = 1_000_000;
const large = 'a'.repeat(90_000);
const namesFrom = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => `s${first + n}`);

describe('the memory of all sessions', () => {
  const changes = {
    submissions: ['POST', save, new URLSearchParams({ formId: 'contact', name: large })],
    'restored carts': [
      'POST',
      '/__mock/restore',
      JSON.stringify({ carts: { [large]: { token: 't', created: 0, entries: [] } } }),
    ],
    'fault rules': ['PUT', '/__mock/faults', JSON.stringify({ faults: [`type=reset match=/${large}`] })],
    'headers and footers': ['PUT', '/api/site-header-footer', JSON.stringify({ header: { large }, footer: {} })],
    languages: ['PUT', '/api/multilingual/languages', JSON.stringify({ languages: [large] })],
  } as const;
  for (const [what, [method, path, body]] of Object.entries(changes))
    it(`holds a limited length of ${what}, of the last used sessions`, async () => {
      const { app, sessions } = createMock({}, { maxSessionsLength });
      const send = async (session: string) => {
        const answer = await app.request(path, { method, body, headers: { 'x-mock-session': session } });
        assert.equal(answer.status, 200);
      };
      await send('default');
      for (const name of namesFrom(1, 12)) await send(name);
      assert.deepEqual(sessions.names, ['default', ...namesFrom(3, 12)]);
      // The default session stays; using a session makes it the last one.
      sessions.of('s3');
      assert.deepEqual(sessions.names, ['default', ...namesFrom(4, 12), 's3']);
      await send('s13');
      assert.deepEqual(sessions.names, ['default', ...namesFrom(5, 12), 's3', 's13']);
    });

  it('holds 100 million characters by default', async (context) => {
    const { sessions } = createMock();
    context.mock.getter(MockSession.prototype, 'length', () => 10_000_000);
    for (const name of ['default', ...namesFrom(1, 11)]) sessions.limit(sessions.of(name));
    assert.deepEqual(sessions.names, ['default', ...namesFrom(3, 11)]);
  });

  it('includes the URLs of pages with faults', async () => {
    const { app, sessions } = createMock();
    const visit = async (page: string): Promise<number> => {
      const referer = `http://localhost${page}`;
      await app.request('/api/unknown', { headers: { referer } });
      return sessions.of('default').length;
    };
    const before = await visit('/plain');
    const page = `/form?__fault=type=empty%20match=/${'a'.repeat(5000)}`;
    assert.ok((await visit(page)) - before >= page.length);
    await app.request(page);
    assert.equal(sessions.of('default').length, before);
    const pages = Array.from({ length: 150 }, (_, n) => `/${100 + n}?__fault=type=empty%20match=/x`);
    for (const one of pages) await visit(one);
    assert.equal(sessions.of('default').length - before, 100 * (pages[0] ?? '').length);
  });

  it('holds 1000 small sessions', () => {
    const { sessions } = createMock();
    for (const name of namesFrom(1, 1000)) sessions.of(name);
    assert.deepEqual(sessions.names, ['default', ...namesFrom(2, 1000)]);
  });

  it('is measured once for each call', async (context) => {
    const { app, sessions } = createMock();
    const length = context.mock.getter(MockSession.prototype, 'length', () => 1);
    sessions.of('default');
    assert.equal(length.mock.callCount(), 0);
    await app.request('/__mock/session');
    assert.equal(length.mock.callCount(), 1);
  });

  it('is measured and limited with few steps for each call', async () => {
    const use = async (calls: number): Promise<void> => {
      const { sessions } = createMock();
      for (let n = 0; n < calls; n += 1) sessions.of(`s${n}`);
    };
    // Above 1000, each call removes a session.
    const ratio = await growth(use, 2000);
    assert.ok(ratio < 2.5, `twice the sessions take ${ratio} times the steps`);
  });
});

describe('what a visitor sends', () => {
  const longEmail = `${'a'.repeat(250)}@example.com`;
  const post = async (app: ReturnType<typeof createMock>['app'], path: string, body: object) => {
    const answer = await app.request(path, { method: 'POST', body: JSON.stringify(body) });
    return { status: answer.status, text: await answer.text() };
  };

  it('as a captcha response has at most 10,000 characters', async () => {
    const { app, sessions } = createMock({ needsCaptcha: true });
    const send = async (length: number) => {
      const { key } = JSON.parse((await post(app, '/api/form/FormSubmissionKey', {})).text);
      return post(app, save, { key, formId: 'contact', form: '{}', captchaKey: 'a'.repeat(length) });
    };
    const refused = await send(10_001);
    assert.equal(refused.status, 400);
    assert.match(refused.text, /captcha response has more than 10,000 characters/);
    assert.equal((await send(10_000)).status, 200);
    assert.equal(sessions.of('default').state.captchas.length, 1);
  });

  it('as the address of a member has at most 254 characters', async () => {
    const { app, sessions } = createMock();
    const login = { password: 'leeward', rememberMe: false };
    const refused = await post(app, '/api/site-users/account/session', { ...login, email: longEmail });
    assert.equal(refused.status, 400);
    assert.match(refused.text, /email.*254 characters/);
    assert.deepEqual(sessions.of('default').state.members, {});
  });

  it('again and again is counted only up to the limit', async () => {
    const { app, sessions } = createMock({ savesPerMinute: 10, now: () => 0 });
    for (let n = 0; n < 30; n += 1) await post(app, save, { formId: 'contact', form: '{}' });
    assert.equal(sessions.of('default').state.attempts.length, 11);
  });
});
