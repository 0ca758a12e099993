/** A server for files in tests of forms: keeps what arrives, and fails as a test requires. */
import { json, type Server, type SiteForm, serve } from './form.ts';

interface Stored {
  readonly name: string;
  readonly size: number;
  readonly parts: Blob[];
  offset: number;
}

/** Responds to a call instead of the server; `undefined` lets the server respond. */
export type Fault = (method: string, count: number) => Response | Promise<Response> | undefined;

export interface FileServer extends Server {
  /** The calls for files, such as `PATCH 0`, in order. */
  readonly fileCalls: string[];
  readonly stored: Map<string, Stored>;
}

const answer = (data: object, status = 200): Response => new Response(JSON.stringify(data), { status });

/** Serves keys, saves and files. */
export function serveFiles(fault: Fault = () => undefined): FileServer {
  const server = serve();
  const others = globalThis.fetch;
  const stored = new Map<string, Stored>();
  const fileCalls: string[] = [];
  const respond = async (request: Request, id: string): Promise<Response> => {
    if (request.method === 'POST') {
      const { name, size } = await request.json();
      const next = `file-${stored.size + 1}`;
      stored.set(next, { name, size, parts: [], offset: 0 });
      return answer({ id: next, offset: 0, state: size === 0 ? 'ready' : 'uploading' });
    }
    const file = stored.get(id);
    if (!file) return answer({}, 404);
    if (request.method === 'DELETE') stored.delete(id);
    if (request.method === 'PATCH') {
      const part = await request.blob();
      if (Number(request.headers.get('upload-offset')) !== file.offset) return answer({ offset: file.offset }, 409);
      file.parts.push(part);
      file.offset += part.size;
    }
    const { offset, size } = file;
    return answer({ id, offset, state: offset === size ? 'ready' : 'uploading' });
  };
  globalThis.fetch = async (input, init) => {
    const request = input as Request;
    const [, id = ''] = /\/api\/form\/files\/?([^?]*)/.exec(request.url) ?? [];
    if (!request.url.includes('/api/form/files')) return others(input, init);
    fileCalls.push([request.method, request.headers.get('upload-offset')].filter(Boolean).join(' '));
    const own = await fault(request.method, fileCalls.length);
    if (init?.signal?.aborted) throw init.signal.reason;
    return own ?? respond(request, id);
  };
  return { ...server, fileCalls, stored };
}

export const text = (server: FileServer, id: string): Promise<string> => new Blob(server.stored.get(id)?.parts).text();

export const refuse =
  (method: string, status: number, data: object = {}): Fault =>
  (called) =>
    called === method ? json(data, status)(new AbortController().signal) : undefined;

export const input = (form: Element): HTMLInputElement => {
  const found = form.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new Error('the form has no file input');
  return found;
};

/** Chooses files, as the dialog of the browser does. */
export function choose(form: Element, ...files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input(form).files = transfer.files;
  for (const type of ['input', 'change']) input(form).dispatchEvent(new Event(type, { bubbles: true }));
}

export const fileOf = (content: string | number, name = 'beach.txt', type = 'text/plain'): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

export const list = (form: Element): HTMLElement | null => form.querySelector('.site-form-files');

export const status = (form: SiteForm): string => form.shadowRoot?.querySelector('[role="status"]')?.textContent ?? '';
