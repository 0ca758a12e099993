/** Tests uploads with any sequence of failures, cancellations and retries: each file arrives once, in its place. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import fc from 'fast-check';
import { setReporter } from '../../../core/page/failure.ts';
import { startAction } from '../../../core/page/request/page-member.ts';
import { type FieldFiles, FileUploads } from '../../../elements/form/files/file-uploads.ts';
import { propertyRuns } from '../../support/property-runs.ts';

/** A page, as far as requests read it. */
class Page extends EventTarget {
  get baseURI(): string {
    return 'https://site.example/';
  }
  get location(): { readonly origin: string } {
    return { origin: 'https://site.example' };
  }
  get cookie(): string {
    return '';
  }
}

before(() => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: true, cookieEnabled: true } });
  // Uploads wait before repeated calls.
  const { setTimeout: realTimeout } = globalThis;
  Reflect.set(globalThis, 'setTimeout', (run: () => void, ms = 0) => realTimeout(run, ms <= 3200 ? 0 : ms));
});

/** The fate of a call: whether it arrives, whether its response arrives, and whether the visitor cancels meanwhile. */
const fates = ['fine', 'lost', 'answer lost', 'refused', 'forgotten', 'cancelled', 'cancelled late'] as const;
type Fate = (typeof fates)[number];

interface Stored {
  readonly size: number;
  readonly parts: Uint8Array[];
  offset: number;
}

/** A server that stores parts of files, and a visitor who may cancel a call. */
class World {
  readonly stored = new Map<string, Stored>();
  /** The number of files whose removal has not reached the server. */
  lostRemovals = 0;
  readonly #fates: Fate[];
  #created = 0;
  #cancelling = new AbortController();

  constructor(sequence: readonly Fate[]) {
    this.#fates = [...sequence];
    globalThis.fetch = (request, init) => this.#answer(request as Request, init?.signal ?? undefined);
  }

  /** Submits the form: the rest of the files is uploaded. */
  submit(uploads: FileUploads, fields: readonly FieldFiles[]) {
    this.#cancelling = new AbortController();
    // Requests read nothing else of the document.
    const page = new Page() as unknown as Document;
    setReporter(page, () => {});
    const target = { document: page, formId: 'f', server: {}, action: startAction(page) };
    return uploads.run(fields, target, this.#cancelling.signal, () => {});
  }

  isComplete(id: string): boolean {
    const file = this.stored.get(id);
    return file?.offset === file?.size;
  }

  async #answer(request: Request, signal: AbortSignal | undefined): Promise<Response> {
    const fate = this.#fates.shift() ?? 'fine';
    const [, id = ''] = /\/api\/form\/files\/?([^?]*)/.exec(request.url) ?? [];
    const arrives = fate !== 'lost' && fate !== 'cancelled' && fate !== 'refused';
    if (!arrives && request.method === 'DELETE') this.lostRemovals += 1;
    if (fate === 'refused') return new Response('{}', { status: 503 });
    if (fate === 'forgotten' && !this.isComplete(id)) this.stored.delete(id);
    const response = arrives ? await this.#receive(request, id) : undefined;
    if (fate === 'cancelled' || fate === 'cancelled late') this.#cancelling.abort();
    if (signal?.aborted) throw signal.reason;
    if (!response || fate === 'answer lost') throw new TypeError('Failed to fetch');
    return response;
  }

  async #receive(request: Request, id: string): Promise<Response> {
    if (request.method === 'POST') {
      const { size } = await request.json();
      this.#created += 1;
      this.stored.set(`file-${this.#created}`, { size, parts: [], offset: 0 });
      return this.#progressOf(`file-${this.#created}`);
    }
    const file = this.stored.get(id);
    if (!file) return new Response('{}', { status: 404 });
    if (request.method === 'DELETE') this.stored.delete(id);
    if (request.method === 'PATCH') {
      const bytes = new Uint8Array(await request.arrayBuffer());
      if (Number(request.headers.get('upload-offset')) !== file.offset) return new Response('{}', { status: 409 });
      file.parts.push(bytes);
      file.offset += bytes.length;
    }
    return this.#progressOf(id, file);
  }

  #progressOf(id: string, file = this.stored.get(id)): Response {
    const { offset, size } = file ?? { offset: 0, size: 0 };
    return Response.json({ id, offset, state: offset === size ? 'ready' : 'uploading' });
  }
}

/** The contents of two files differ, and so do those of two parts: the length of the pattern divides no part. */
const fileOf = (size: number, index: number): File =>
  new File([Buffer.alloc(size, `${index}${'abcdefgh'.repeat(12)}`)], `${index}.bin`);

const sizes = fc.constantFrom(0, 1, 62_500, 999_999, 1_000_000, 1_000_001, 1_300_000);
const forms = fc.array(fc.array(sizes, { maxLength: 2 }), { minLength: 1, maxLength: 2 });
const sequences = fc.array(
  fc.oneof({ weight: 2, arbitrary: fc.constant('fine' as const) }, fc.constantFrom(...fates)),
  {
    maxLength: 30,
  },
);

describe('after any sequence of failures, cancellations and retries', () => {
  it('each file is stored once, and its id is in its place', async () => {
    await fc.assert(
      fc.asyncProperty(forms, sequences, async (form, sequence) => {
        const world = new World(sequence);
        const uploads = new FileUploads();
        let made = 0;
        const fields = form.map((list, index) => ({
          fieldId: `field-${index}`,
          files: list.map((size) => fileOf(size, made++)),
        }));
        let result = await world.submit(uploads, fields);
        // Each attempt makes calls, so that the sequence ends.
        for (let left = sequence.length + 1; left > 0 && !('values' in result); left -= 1)
          result = await world.submit(uploads, fields);
        assert.ok('values' in result, 'the upload never succeeds');
        const { values } = result;
        const ids = fields.flatMap(({ fieldId }) => values[fieldId] ?? []);
        const files = fields.flatMap((field) => field.files);
        assert.equal(new Set(ids).size, files.length, 'two files have one id');
        for (const [index, file] of files.entries()) {
          const parts = world.stored.get(String(ids[index]))?.parts ?? [];
          const content = Buffer.concat(parts);
          assert.ok(content.equals(Buffer.from(await file.arrayBuffer())), `the content of ${file.name} differs`);
          assert.equal(uploads.offsetOf(file), file.size);
        }
        const others = [...world.stored].filter(([id, { size }]) => !ids.includes(id) && size > 0);
        const twice = others.filter(([id]) => world.isComplete(id));
        assert.ok(twice.length <= world.lostRemovals, 'a file is stored twice');
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});
