/** Tests the upload of files in parts, and the ids in the submission of a form. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crc32 } from '../../../../cli/mock/state/crc32.ts';
import { field } from '../../../../core/model/form/definition.ts';
import { contact, type Mock, save, startMock } from './form-mock.ts';

const description = { formId: 'contact', fieldId: 'photo', name: 'beach.txt', size: 9, type: 'text/plain' };

async function create(mock: Mock, more: object = {}) {
  const answer = await mock.request('/api/form/files', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...description, ...more }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function append(mock: Mock, id: unknown, offset: unknown, text: string) {
  const answer = await mock.request(`/api/form/files/${id}`, {
    method: 'PATCH',
    headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: text,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const read = async (mock: Mock, id: unknown) => {
  const answer = await mock.request(`/api/form/files/${id}`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

const uploaded = async (mock: Mock) =>
  ((await (await mock.request('/__mock/files')).json()) as { files: Record<string, Record<string, unknown>> }).files;

describe('a file', () => {
  it('arrives in parts, of which each continues at the offset', async () => {
    const mock = startMock();
    const { body } = await create(mock);
    assert.deepEqual(body, { id: body.id, offset: 0, size: 9, state: 'uploading' });
    assert.equal((await append(mock, body.id, 0, 'beach')).body.offset, 5);
    const repeated = await append(mock, body.id, 0, 'beach');
    assert.deepEqual([repeated.status, repeated.body.offset], [409, 5]);
    assert.equal((await read(mock, body.id)).body.offset, 5);
    assert.deepEqual((await append(mock, body.id, 5, ' sea')).body, {
      id: body.id,
      offset: 9,
      size: 9,
      state: 'ready',
    });
    const [file] = Object.values(await uploaded(mock));
    assert.equal(file?.checksum, crc32(new TextEncoder().encode('beach sea')));
    assert.equal(file?.name, 'beach.txt');
  });

  it('is refused if it is too large, has an impossible name, or more bytes than announced', async () => {
    const mock = startMock({ maxFileSize: 9 });
    assert.deepEqual((await create(mock, { size: 10 })).body.maxSize, 9);
    for (const name of ['', '..', 'a/b', 'a\\b', '\0'])
      assert.equal((await create(mock, { name })).status, 422, JSON.stringify(name));
    assert.equal((await create(mock, { name: 'x'.repeat(256) })).status, 400);
    for (const size of [-1, 1.5, 'many']) assert.equal((await create(mock, { size })).status, 400, String(size));
    const { body } = await create(mock);
    assert.equal((await append(mock, body.id, 0, 'more than nine')).status, 422);
    for (const offset of ['-1', 'x', '1e3', '']) assert.equal((await append(mock, body.id, offset, 'a')).status, 400);
    assert.equal((await read(mock, body.id)).body.offset, 0);
  });

  it('is ready at once if it is empty, and unknown after it was removed', async () => {
    const mock = startMock();
    const { body } = await create(mock, { size: 0 });
    assert.equal(body.state, 'ready');
    await mock.request(`/api/form/files/${body.id}`, { method: 'DELETE' });
    assert.equal((await read(mock, body.id)).status, 404);
    assert.equal((await append(mock, '__proto__', 0, 'a')).status, 404);
  });

  it('is added once when two parts with the same offset arrive at the same time', async () => {
    const mock = startMock();
    const { body } = await create(mock);
    const both = await Promise.all([append(mock, body.id, 0, 'beach'), append(mock, body.id, 0, 'beach')]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  });

  it('is forgotten after a thousand newer ones', async () => {
    const mock = startMock();
    const first = await create(mock);
    for (let count = 0; count < 1000; count += 1) await create(mock);
    assert.equal((await read(mock, first.body.id)).status, 404);
    assert.equal(Object.keys(await uploaded(mock)).length, 1000);
  });

  it('has the outcome of the scenario', async () => {
    const mock = startMock({ fileOutcome: 'failed' });
    const { body } = await create(mock);
    assert.equal((await append(mock, body.id, 0, 'beach sea')).body.state, 'failed');
  });
});

describe('the submission of a form with files', () => {
  const forms = [{ id: 'contact', fields: [field({ id: 'photo', type: 'file', required: true })] }];
  const statusOf = async (mock: Mock, photo: unknown) => {
    const answer = await save(mock, await contact(mock, { form: JSON.stringify({ photo }) }));
    return [answer.status, ((await answer.json()) as { errors?: Record<string, string> }).errors?.photo];
  };

  it('contains the ids of complete files', async () => {
    const mock = startMock({ forms });
    const { body } = await create(mock);
    assert.deepEqual(await statusOf(mock, [body.id]), [400, 'The file was not uploaded.']);
    await append(mock, body.id, 0, 'beach sea');
    assert.deepEqual(await statusOf(mock, [body.id]), [200, undefined]);
    assert.deepEqual(await statusOf(mock, []), [400, 'This field is required.']);
    assert.deepEqual(await statusOf(mock, ['unknown']), [400, 'The file was not uploaded.']);
  });

  it('may contain the files themselves, without script', async () => {
    const mock = startMock({ forms });
    const body = new FormData();
    body.set('formId', 'contact');
    body.set('photo', new File(['beach'], 'beach.txt'));
    const answer = await mock.request('/api/form/SaveFormSubmission', { method: 'POST', body });
    assert.equal(answer.status, 200);
  });
});

it('the checksum is CRC-32, also in steps', () => {
  const bytes = new TextEncoder().encode('123456789');
  assert.equal(crc32(bytes), 0xcbf43926);
  assert.equal(crc32(bytes.subarray(4), crc32(bytes.subarray(0, 4))), 0xcbf43926);
});
