/** The form calls of the mock API, asked as a page's script and as a browser without script would ask them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMockApi } from '../../../../cli/mock/app.ts';
import type { MockOptions } from '../../../../cli/mock/state/mock-site.ts';
import { field } from '../../../../core/model/form/definition.ts';
import type { FieldType } from '../../../../core/model/form/field-types.ts';

const newIds = (): (() => string) => {
  let count = 0;
  return () => `id-${++count}`;
};

const startMock = (options: Partial<MockOptions> = {}) => createMockApi({ now: () => 0, newId: newIds(), ...options });

type Mock = ReturnType<typeof startMock>;

const required = (...fields: readonly (readonly [id: string, type: FieldType])[]) =>
  fields.map(([id, type]) => field({ id, type, required: true }));

async function askKey(mock: Mock): Promise<string> {
  const answer = await mock.request('/api/form/FormSubmissionKey', { method: 'POST' });
  const { key } = (await answer.json()) as { key: string };
  return key;
}

const save = (mock: Mock, payload: Record<string, unknown>) =>
  mock.request('/api/form/SaveFormSubmission', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });

const contact = async (mock: Mock, more: Record<string, unknown> = {}) => ({
  key: await askKey(mock),
  formId: 'contact',
  form: JSON.stringify({ name: 'Ida Halden', topics: ['prints', 'framing'], visit: { 'Easy to find': '2' } }),
  ...more,
});

const saved = async (mock: Mock) => {
  const answer = await mock.request('/__mock/submissions');
  return ((await answer.json()) as { submissions: Record<string, unknown>[] }).submissions;
};

describe('asking for a submission key', () => {
  it('gives a new key each time, readable both ways', async () => {
    const mock = startMock();
    const answer = await mock.request('/api/form/FormSubmissionKey', { method: 'POST' });
    assert.equal(answer.status, 200);
    assert.deepEqual(await answer.json(), { key: 'id-1', data: { key: 'id-1' } });
    assert.equal(await askKey(mock), 'id-2');
  });
});

describe('saving from script', () => {
  it('keeps fields and page details, and answers with an empty success', async () => {
    const mock = startMock();
    const answer = await save(mock, await contact(mock, { pageTitle: 'Visit', isOverlayForm: false }));
    assert.equal(answer.status, 200);
    assert.deepEqual(await answer.json(), {});
    assert.deepEqual(await saved(mock), [
      {
        id: 'id-2',
        savedAt: '1970-01-01T00:00:00.000Z',
        key: 'id-1',
        formId: 'contact',
        fields: { name: 'Ida Halden', topics: ['prints', 'framing'], visit: { 'Easy to find': '2' } },
        details: { pageTitle: 'Visit', isOverlayForm: false },
        withScript: true,
      },
    ]);
  });

  it('takes form-encoded bodies as well as JSON', async () => {
    const mock = startMock();
    const payload = { key: await askKey(mock), formId: 'contact', form: '{"name":"Ida"}', pageTitle: 'Visit' };
    const answer = await mock.request('/api/form/SaveFormSubmission', {
      method: 'POST',
      body: new URLSearchParams(payload),
    });
    assert.equal(answer.status, 200);
    const [first] = await saved(mock);
    assert.deepEqual(first?.fields, { name: 'Ida' });
    assert.deepEqual(first?.details, { pageTitle: 'Visit' });
  });

  const refusals = {
    'a missing key': [{ key: undefined }, 401, 'mock-key-invalid'],
    'a key nobody issued': [{ key: 'made-up' }, 401, 'mock-key-invalid'],
    'no form id': [{ formId: undefined }, 404, 'mock-form-id-missing'],
    'an unknown form': [{ formId: 'careers' }, 404, 'mock-form-unknown'],
    'fields that are no JSON': [{ form: '{name:' }, 400, 'mock-form-not-a-map'],
    'fields that are a list': [{ form: '["Ida"]' }, 400, 'mock-form-not-a-map'],
    'a number as a field value': [{ form: '{"name":7}' }, 400, 'mock-form-not-a-map'],
    'fields that are not a string': [{ form: { name: 'Ida' } }, 400, 'mock-form-not-a-map'],
  } as const;
  for (const [what, [change, status, code]] of Object.entries(refusals)) {
    it(`refuses ${what} with ${status} and keeps nothing`, async () => {
      const mock = startMock({ forms: [{ id: 'contact' }] });
      const answer = await save(mock, await contact(mock, change));
      assert.equal(answer.status, status);
      assert.equal(((await answer.json()) as { code: string }).code, code);
      assert.deepEqual(await saved(mock), []);
    });
  }

  it('says of each field what is wrong with it, by the rules that the page has', async () => {
    const fields = required(['name', 'text'], ['email', 'email'], ['visit', 'likert'], ['toString', 'text']);
    const mock = startMock({ forms: [{ id: 'contact', fields }] });
    const form = '{"name":"Ida","email":"ida@nowhere","visit":{"Parking":""}}';
    const answer = await save(mock, await contact(mock, { form }));
    assert.equal(answer.status, 400);
    const { errors } = (await answer.json()) as { errors: Record<string, string> };
    assert.deepEqual(errors, {
      email: 'Please enter a valid email',
      visit: 'This field is required.',
      toString: 'This field is required.',
    });
    assert.deepEqual(await saved(mock), []);
  });

  it('reads sub-fields as they are sent, in a list', async () => {
    const mock = startMock({ forms: [{ id: 'contact', fields: required(['born', 'date'], ['call', 'phone']) }] });
    const send = async (form: object) => save(mock, await contact(mock, { form: JSON.stringify(form) }));
    assert.equal((await send({ born: ['2', '29', '2024'], call: ['', '555', '010', '0199'] })).status, 200);
    const refused = await send({ born: ['2', '29', '2023'], call: ['', '555', '', ''] });
    const { errors } = (await refused.json()) as { errors: Record<string, string> };
    assert.deepEqual(Object.keys(errors), ['born', 'call']);
  });

  it('takes a key for one submission, and again after a refusal', async () => {
    const mock = startMock({ forms: [{ id: 'contact', fields: required(['name', 'text']) }] });
    const payload = await contact(mock);
    assert.equal((await save(mock, { ...payload, form: '{}' })).status, 400);
    assert.equal((await save(mock, payload)).status, 200);
    assert.equal((await save(mock, { ...payload, form: '{"name":"Somebody else"}' })).status, 401);
    assert.equal((await saved(mock)).length, 1);
  });

  it('tells who asks again with the same key and fields that it is saved, and saves nothing more', async () => {
    const mock = startMock({ savesPerMinute: 1 });
    const payload = await contact(mock);
    const answers = await Promise.all([save(mock, payload), save(mock, { ...payload, captchaKey: 'another' })]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.equal((await saved(mock)).length, 1);
  });

  it('wants a captcha solved where the form has one, and each answer once', async () => {
    const mock = startMock({ forms: [{ id: 'contact', hasCaptcha: true }] });
    const send = async (captchaKey?: string) => {
      const answer = await save(mock, await contact(mock, { captchaKey }));
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    assert.deepEqual(await send(), [400, 'mock-captcha-unsolved']);
    assert.deepEqual(await send(''), [400, 'mock-captcha-unsolved']);
    assert.deepEqual(await send('solved'), [200, undefined]);
    assert.deepEqual(await send('solved'), [400, 'mock-captcha-unsolved']);
  });

  it('lets a key grow old', async () => {
    let time = 0;
    const mock = startMock({ now: () => time, keyLifetime: 60_000 });
    const [early, late] = [await contact(mock), await contact(mock)];
    time = 59_999;
    assert.equal((await save(mock, early)).status, 200);
    time = 60_000;
    assert.equal((await save(mock, late)).status, 401);
  });

  it('forgets the oldest of more keys than any test needs', async () => {
    const mock = startMock();
    const forms: Record<string, unknown>[] = [];
    for (let n = 0; n <= 1000; n++) forms.push(await contact(mock));
    const statusOf = async (at: number) => (await save(mock, forms[at] ?? {})).status;
    assert.deepEqual([await statusOf(0), await statusOf(1), await statusOf(1000)], [401, 200, 200]);
  });

  it('answers 429 above the limit, until a minute has passed', async () => {
    let time = 0;
    const mock = startMock({ now: () => time, savesPerMinute: 1 });
    assert.equal((await save(mock, await contact(mock))).status, 200);
    assert.equal((await save(mock, await contact(mock))).status, 429);
    time = 60_000;
    assert.equal((await save(mock, await contact(mock))).status, 200);
  });

  it('says that a body cannot be read', async () => {
    const mock = startMock();
    for (const [type, body] of [
      ['application/json', '{'],
      ['application/json', '[]'],
      ['text/plain', 'hello'],
    ] as const) {
      const answer = await mock.request('/api/form/SaveFormSubmission', {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      assert.equal(answer.status, 400, `${type} ${body}`);
      assert.equal(((await answer.json()) as { code: string }).code, 'mock-body-unreadable');
    }
  });
});

describe('saving without script', () => {
  const post = (mock: Mock, body: URLSearchParams | FormData, headers: Record<string, string> = {}) =>
    mock.request('http://localhost/api/form/SaveFormSubmission', {
      method: 'POST',
      headers: { accept: 'text/html,application/xhtml+xml', ...headers },
      body,
    });

  it('answers with a page for people, shows what was kept and leads back', async () => {
    const mock = startMock();
    const body = new URLSearchParams([
      ['formId', 'contact'],
      ['name', 'Ida'],
      ['topics', 'prints'],
      ['topics', 'framing'],
    ]);
    const answer = await post(mock, body, { referer: 'http://localhost/visit?from=home' });
    const page = await answer.text();
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(page, /<h1>Thank you, it has arrived<\/h1>/);
    assert.match(page, /prints, framing/);
    assert.match(page, /href="\/visit\?from=home"/);
    const [first] = await saved(mock);
    assert.deepEqual(first?.fields, { name: 'Ida', topics: ['prints', 'framing'] });
    assert.equal(first?.withScript, false);
  });

  it('keeps the page’s own ids apart from the answers', async () => {
    const mock = startMock();
    await post(mock, new URLSearchParams({ formId: 'f', collectionId: 'c', objectName: 'o', name: 'Ida' }));
    const [first] = await saved(mock);
    assert.deepEqual([first?.fields, first?.details], [{ name: 'Ida' }, { collectionId: 'c', objectName: 'o' }]);
  });

  it('keeps the names of sent files', async () => {
    const mock = startMock();
    const body = new FormData();
    body.set('formId', 'contact');
    body.set('drawing', new File(['<svg/>'], 'plan.svg'));
    assert.equal((await post(mock, body)).status, 200);
    assert.deepEqual((await saved(mock))[0]?.fields, { drawing: 'plan.svg' });
  });

  it('says on a page what is missing', async () => {
    const fields = required(['email', 'email'], ['topics', 'checkbox']);
    const mock = startMock({ forms: [{ id: 'contact', fields, hasCaptcha: true }] });
    const answer = await post(mock, new URLSearchParams({ formId: 'contact', email: '' }));
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /<dt>email<\/dt><dd>This field is required\.<\/dd>/);
  });

  it('never lets what was sent become markup, and never links to another site', async () => {
    const mock = startMock();
    const body = new URLSearchParams({ formId: 'contact', '<b>': '<script>alert(1)</script>' });
    const page = await (await post(mock, body, { referer: 'https://elsewhere.example/visit' })).text();
    assert.doesNotMatch(page, /<script>|<b>/);
    assert.doesNotMatch(page, /elsewhere/);
  });
});

describe('the list of what was saved', () => {
  const list = async (mock: Mock) =>
    (await mock.request('/__mock/submissions', { headers: { accept: 'text/html' } })).text();

  it('is a page for people: every submission with its fields, the newest first', async () => {
    const mock = startMock();
    assert.match(await list(mock), /Nothing was sent/);
    await save(mock, await contact(mock, { form: '{"name":"Ida <b>"}' }));
    await save(mock, await contact(mock, { formId: 'newsletter', form: '{}' }));
    const page = await list(mock);
    assert.match(page, /<h1>2 submissions<\/h1>/);
    assert.match(page, /newsletter[\s\S]*contact[\s\S]*<dt>name<\/dt><dd>Ida &lt;b&gt;<\/dd>/);
  });
});

describe('asking for what does not exist', () => {
  const cases = {
    'a misspelt path': ['POST', '/api/form/SaveFormSubmision', 'POST /api/form/SaveFormSubmission'],
    'the wrong method': ['GET', '/api/form/FormSubmissionKey', 'POST /api/form/FormSubmissionKey'],
    'an unknown admin path': ['GET', '/__mock/submission', 'GET /__mock/submissions'],
  } as const;
  for (const [what, [method, path, nearest]] of Object.entries(cases)) {
    it(`answers ${what} with 404 and the nearest route`, async () => {
      const answer = await startMock().request(path, { method });
      assert.equal(answer.status, 404);
      const body = (await answer.json()) as { nearest: string; error: string };
      assert.equal(body.nearest, nearest);
      assert.ok(body.error.includes(`${method} ${path}`) && body.error.includes(nearest));
    });
  }

  it('says where to look when nothing is near', async () => {
    const answer = await startMock().request('/api/zzz');
    const body = (await answer.json()) as { nearest: null; error: string };
    assert.equal(answer.status, 404);
    assert.equal(body.nearest, null);
    assert.match(body.error, /^GET \/api\/zzz is no route .*: GET \/__mock\/openapi\.json/);
  });

  it('keeps the state of two apps apart', async () => {
    const [one, other] = [startMock(), startMock()];
    await save(one, await contact(one));
    assert.equal((await saved(one)).length, 1);
    assert.equal((await saved(other)).length, 0);
  });

  it('works without any option', async () => {
    const mock = createMockApi();
    const key = await askKey(mock);
    assert.notEqual(key, await askKey(mock));
    assert.equal((await save(mock, { key, formId: 'contact', form: '{}' })).status, 200);
  });
});
