/** Tests the form calls of the mock API, as the script of a page sends them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askKey, contact, required, save, saved, startMock } from './form-mock.ts';

describe('the submission key', () => {
  it('is new each time, at top level and under data', async () => {
    const mock = startMock();
    const answer = await mock.request('/api/form/FormSubmissionKey', { method: 'POST' });
    assert.equal(answer.status, 200);
    assert.deepEqual(await answer.json(), { key: 'id-1', data: { key: 'id-1' } });
    assert.equal(await askKey(mock), 'id-2');
  });
});

describe('saving from script', () => {
  it('saves fields and page details, and responds with an empty object', async () => {
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

  it('accepts form-encoded bodies as well as JSON', async () => {
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
    'an unknown key': [{ key: 'made-up' }, 401, 'mock-key-invalid'],
    'no form id': [{ formId: undefined }, 404, 'mock-form-id-missing'],
    'an unknown form': [{ formId: 'careers' }, 404, 'mock-form-unknown'],
    'fields that are not JSON': [{ form: '{name:' }, 400, 'mock-form-not-a-map'],
    'fields that are a list': [{ form: '["Ida"]' }, 400, 'mock-form-not-a-map'],
    'a number as a field value': [{ form: '{"name":7}' }, 400, 'mock-form-not-a-map'],
    'fields that are not a string': [{ form: { name: 'Ida' } }, 400, 'mock-form-not-a-map'],
  } as const;
  for (const [what, [change, status, code]] of Object.entries(refusals)) {
    it(`refuses ${what} with ${status} and saves nothing`, async () => {
      const mock = startMock({ forms: [{ id: 'contact' }] });
      const answer = await save(mock, await contact(mock, change));
      assert.equal(answer.status, status);
      assert.equal(((await answer.json()) as { code: string }).code, code);
      assert.deepEqual(await saved(mock), []);
    });
  }

  it('reports the error of each field by the rules of the page', async () => {
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

  it('reads sub-fields from a list', async () => {
    const mock = startMock({ forms: [{ id: 'contact', fields: required(['born', 'date'], ['call', 'phone']) }] });
    const send = async (form: object) => save(mock, await contact(mock, { form: JSON.stringify(form) }));
    assert.equal((await send({ born: ['2', '29', '2024'], call: ['', '555', '010', '0199'] })).status, 200);
    const refused = await send({ born: ['2', '29', '2023'], call: ['', '555', '', ''] });
    const { errors } = (await refused.json()) as { errors: Record<string, string> };
    assert.deepEqual(Object.keys(errors), ['born', 'call']);
  });

  it('accepts a key for one submission, and again after a refusal', async () => {
    const mock = startMock({ forms: [{ id: 'contact', fields: required(['name', 'text']) }] });
    const payload = await contact(mock);
    assert.equal((await save(mock, { ...payload, form: '{}' })).status, 400);
    assert.equal((await save(mock, payload)).status, 200);
    assert.equal((await save(mock, { ...payload, form: '{"name":"Another name"}' })).status, 401);
    assert.equal((await saved(mock)).length, 1);
  });

  it('reports success for a repeated submission, and saves it once', async () => {
    const mock = startMock({ savesPerMinute: 1 });
    const payload = await contact(mock);
    const answers = await Promise.all([save(mock, payload), save(mock, { ...payload, captchaKey: 'another' })]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.equal((await saved(mock)).length, 1);
  });

  it('requires an unused captcha response where the form has a captcha', async () => {
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

  it('refuses an expired key', async () => {
    let time = 0;
    const mock = startMock({ now: () => time, keyLifetime: 60_000 });
    const [early, late] = [await contact(mock), await contact(mock)];
    time = 59_999;
    assert.equal((await save(mock, early)).status, 200);
    time = 60_000;
    assert.equal((await save(mock, late)).status, 401);
  });

  it('drops the oldest of more than 1000 keys', async () => {
    const mock = startMock();
    const forms: Record<string, unknown>[] = [];
    for (let n = 0; n <= 1000; n++) forms.push(await contact(mock));
    const statusOf = async (at: number) => (await save(mock, forms[at] ?? {})).status;
    assert.deepEqual([await statusOf(0), await statusOf(1), await statusOf(1000)], [401, 200, 200]);
  });

  it('responds with 429 above the limit until a minute has passed', async () => {
    let time = 0;
    const mock = startMock({ now: () => time, savesPerMinute: 1 });
    assert.equal((await save(mock, await contact(mock))).status, 200);
    assert.equal((await save(mock, await contact(mock))).status, 429);
    time = 60_000;
    assert.equal((await save(mock, await contact(mock))).status, 200);
  });

  it('reports a body that is not valid', async () => {
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
