/** Tests the form calls of the mock API, as a browser without script sends them, and the list of submissions. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contact, type Mock, required, save, saved, startMock } from './form-mock.ts';

describe('saving without script', () => {
  const post = (mock: Mock, body: URLSearchParams | FormData, headers: Record<string, string> = {}) =>
    mock.request('http://localhost/api/form/SaveFormSubmission', {
      method: 'POST',
      headers: { accept: 'text/html,application/xhtml+xml', ...headers },
      body,
    });

  it('responds with a page that shows the saved values and links back', async () => {
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

  it('saves the ids of the page separately from the fields', async () => {
    const mock = startMock();
    await post(mock, new URLSearchParams({ formId: 'f', collectionId: 'c', objectName: 'o', name: 'Ida' }));
    const [first] = await saved(mock);
    assert.deepEqual([first?.fields, first?.details], [{ name: 'Ida' }, { collectionId: 'c', objectName: 'o' }]);
  });

  it('saves file names', async () => {
    const mock = startMock();
    const body = new FormData();
    body.set('formId', 'contact');
    body.set('drawing', new File(['<svg/>'], 'plan.svg'));
    assert.equal((await post(mock, body)).status, 200);
    assert.deepEqual((await saved(mock))[0]?.fields, { drawing: 'plan.svg' });
  });

  it('responds with a page that names the missing fields', async () => {
    const fields = required(['email', 'email'], ['topics', 'checkbox']);
    const mock = startMock({ forms: [{ id: 'contact', fields, hasCaptcha: true }] });
    const answer = await post(mock, new URLSearchParams({ formId: 'contact', email: '' }));
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /<dt>email<\/dt><dd>This field is required\.<\/dd>/);
  });

  it('escapes submitted markup, and never links to another site', async () => {
    const mock = startMock();
    const body = new URLSearchParams({ formId: 'contact', '<b>': '<script>alert(1)</script>' });
    const page = await (await post(mock, body, { referer: 'https://elsewhere.example/visit' })).text();
    assert.doesNotMatch(page, /<script>|<b>/);
    assert.doesNotMatch(page, /elsewhere/);
  });
});

describe('the list of submissions', () => {
  const list = async (mock: Mock) =>
    (await mock.request('/__mock/submissions', { headers: { accept: 'text/html' } })).text();

  it('is a page with every submission and its fields, the newest first', async () => {
    const mock = startMock();
    assert.match(await list(mock), /No form was sent/);
    await save(mock, await contact(mock, { form: '{"name":"Ida <b>"}' }));
    await save(mock, await contact(mock, { formId: 'newsletter', form: '{}' }));
    const page = await list(mock);
    assert.match(page, /<h1>2 submissions<\/h1>/);
    assert.match(page, /newsletter[\s\S]*contact[\s\S]*<dt>name<\/dt><dd>Ida &lt;b&gt;<\/dd>/);
  });
});
