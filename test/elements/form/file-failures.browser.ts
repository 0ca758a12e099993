/** Tests uploads of files that fail: networks that break, servers that refuse, and servers that respond with anything. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { choose, type Fault, fileOf, input, list, refuse, serveFiles } from './files.ts';
import { above, clear, part, place, type SiteForm, send } from './form.ts';

const realTimeout = globalThis.setTimeout;

// Delays before repeated calls are skipped; `eventually` keeps its own.
beforeEach(() => {
  Reflect.set(globalThis, 'setTimeout', (run: () => void, ms = 0) =>
    realTimeout(run, ms >= 200 && ms <= 3200 ? 0 : ms),
  );
});
afterEach(async () => {
  globalThis.setTimeout = realTimeout;
  await clear();
});

async function placeFile(): Promise<SiteForm> {
  const form = await place(`<site-form><form data-form-id="f1">
    <p><label for="photo">Photo</label> <input id="photo" name="photo" type="file" multiple></p>
    <p><button>Send</button></p></form></site-form>`);
  await eventually('the code for files', () => list(form));
  return form;
}

const respond = (data: unknown, status = 200): Response => new Response(JSON.stringify(data), { status });
const breaks = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

describe('an upload', () => {
  it('continues at its offset after the network has failed', async () => {
    // The response to the first part is lost.
    let isLost = false;
    const server = serveFiles((method) => {
      const isFirst = method === 'GET' && !isLost;
      isLost ||= method === 'GET';
      return isFirst ? breaks() : undefined;
    });
    const realFetch = globalThis.fetch;
    globalThis.fetch = async (request, init) => {
      const response = await realFetch(request, init);
      if (server.fileCalls.at(-1) === 'PATCH 0') throw new TypeError('the connection was lost');
      return response;
    };
    const form = await placeFile();
    choose(form, fileOf(1_500_000));
    expect((await send(form)).type).to.equal('site-submitted');
    expect(server.fileCalls).to.deep.equal([
      'POST',
      'PATCH 0',
      'GET',
      'GET',
      'PATCH 1000000',
      // Parts are smaller after a failure.
      'PATCH 1250000',
    ]);
    expect(server.stored.get('file-1')?.offset).to.equal(1_500_000);
  });

  it('that fails keeps the file, and "Try again" continues it', async () => {
    let isBroken = true;
    const server = serveFiles((method, count) => (isBroken && count > 2 && method !== 'POST' ? breaks() : undefined));
    const form = await placeFile();
    choose(form, fileOf(1_500_000));
    const { detail } = await send(form);
    expect([detail.code, detail.text]).to.deep.equal(['file-upload-incomplete', 'File upload failed to complete']);
    await eventually('the message', () => above(form) === 'File upload failed to complete');
    expect(input(form).files).to.have.length(1);
    isBroken = false;
    const calls = server.fileCalls.length;
    part(form, 'retry')?.click();
    await eventually('the form is saved', () => server.saves.length === 1);
    expect(server.fileCalls.slice(calls)).to.not.include('POST').and.not.include('PATCH 0');
    expect(server.stored.get('file-1')?.offset).to.equal(1_500_000);
  });

  it('is not repeated when the save has failed', async () => {
    const server = serveFiles();
    const realFetch = globalThis.fetch;
    let isRefused = true;
    globalThis.fetch = async (request, init) => {
      const response = await realFetch(request, init);
      return isRefused && (request as Request).url.includes('SaveForm') ? respond({}, 500) : response;
    };
    const form = await placeFile();
    choose(form, fileOf('a'));
    await send(form);
    isRefused = false;
    await send(form);
    expect(server.fileCalls).to.deep.equal(['POST', 'PATCH 0']);
    expect(JSON.parse(String(server.saves.at(-1)?.form)).photo).to.deep.equal(['file-1']);
  });

  it('is repeated when the server refuses the field', async () => {
    const server = serveFiles();
    const realFetch = globalThis.fetch;
    let isRefused = true;
    globalThis.fetch = async (request, init) => {
      const response = await realFetch(request, init);
      const isSave = (request as Request).url.includes('SaveForm');
      return isRefused && isSave ? respond({ errors: { photo: 'Too old.' } }, 400) : response;
    };
    const form = await placeFile();
    choose(form, fileOf('a'));
    await send(form);
    await eventually('the error', () => form.querySelector('.site-form-server-error')?.textContent === 'Too old.');
    isRefused = false;
    await send(form);
    expect(JSON.parse(String(server.saves.at(-1)?.form)).photo).to.deep.equal(['file-2']);
  });

  it('starts again when the server has forgotten the file', async () => {
    let isForgotten = false;
    const server = serveFiles((method) => {
      if (method !== 'PATCH' || isForgotten) return undefined;
      isForgotten = true;
      return respond({}, 404);
    });
    const form = await placeFile();
    choose(form, fileOf('a'));
    expect((await send(form)).type).to.equal('site-submitted');
    expect(server.fileCalls).to.deep.equal(['POST', 'PATCH 0', 'POST', 'PATCH 0']);
  });
});

describe('a failed upload shows the text of the specification:', () => {
  const after =
    (data: object): Fault =>
    (method) =>
      method === 'PATCH' ? respond({ id: 'file-1', ...data }) : undefined;
  const cases: readonly (readonly [text: string, fault: Fault])[] = [
    [
      'The file beach.txt is too large. The maximum allowed file size is 1.46 KB.',
      refuse('POST', 413, { maxSize: 1500 }),
    ],
    ['The file beach.txt does not appear to be a supported file.', refuse('POST', 415)],
    ['There was a problem while renaming your file.', refuse('POST', 422)],
    ['There was a problem while uploading your file.', refuse('POST', 400)],
    ['There was a problem while uploading your file.', refuse('POST', 413, { maxSize: 'huge' })],
    ['File upload failed to complete', refuse('PATCH', 503)],
    ['File upload failed to complete', () => breaks()],
    ['File processing failed', refuse('PATCH', 422)],
    ['File processing failed', after({ offset: 3, state: 'failed' })],
    ['File processing cancelled', after({ offset: 3, state: 'cancelled' })],
    [
      'File processing failed to complete',
      (method) => (method === 'POST' ? undefined : respond({ id: 'file-1', offset: 3, state: 'processing' })),
    ],
  ];
  cases.forEach(([text, fault], index) => {
    it(`${text} (${index + 1})`, async () => {
      const server = serveFiles(fault);
      const form = await placeFile();
      choose(form, fileOf('abc'));
      const { type, detail } = await send(form);
      expect(type).to.equal('site-failed');
      expect([detail.text, ...Object.values(detail.fieldErrors)]).to.include(text);
      await eventually('the text', () => `${above(form)}${form.textContent}`.includes(text));
      expect(server.saves).to.deep.equal([]);
    });
  });
});

describe('a server that responds with anything', () => {
  const answers: readonly unknown[] = [
    null,
    [],
    'file-1',
    {},
    { id: 7, offset: 0 },
    { id: '../SaveFormSubmission', offset: 0 },
    { id: '', offset: 0 },
    { id: 'a'.repeat(201), offset: 0 },
    { id: 'file-1', offset: -1 },
    { id: 'file-1', offset: 4 },
    { id: 'file-1', offset: Number.MAX_VALUE },
    { id: 'file-1', offset: '3' },
    { id: 'file-1', offset: 1.5 },
    { id: 'file-1', offset: 0, state: 'ready' },
    { id: 'file-1', offset: 0, state: 'constructor' },
    { id: { toString: 'x' }, offset: [] },
  ];
  it('fails each time, without a save', async () => {
    for (const answer of answers)
      for (const wanted of ['POST', 'PATCH']) {
        const server = serveFiles((method) => (method === wanted ? respond(answer) : undefined));
        const form = await placeFile();
        choose(form, fileOf('abc'));
        expect((await send(form)).detail.code, `${wanted} ${JSON.stringify(answer)}`).to.match(
          /form-errors-below|file-/,
        );
        expect(server.saves).to.deep.equal([]);
        await clear();
      }
  });

  it('ends after a limited number of calls', async () => {
    const endless: readonly Fault[] = [
      (method) => (method === 'POST' ? undefined : respond({ id: 'file-1', offset: 0 })),
      (method) => (method === 'PATCH' ? respond({}, 409) : undefined),
      (method) => (method === 'POST' ? undefined : respond({}, 404)),
      (method, count) => (method === 'POST' ? undefined : respond({ id: 'file-1', offset: count % 2 })),
      (method, count) => (method === 'POST' ? undefined : respond({ id: 'file-1', offset: Math.min(count, 2000) })),
    ];
    for (const fault of endless) {
      const server = serveFiles(fault);
      const form = await placeFile();
      choose(form, fileOf(2001));
      expect((await send(form)).type).to.equal('site-failed');
      expect(server.fileCalls.length).to.be.lessThan(40);
      await clear();
    }
  });
});
