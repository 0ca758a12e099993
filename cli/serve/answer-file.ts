import { constants } from 'node:fs';
import { type FileHandle, open, readlink, realpath, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import type { Context } from 'hono';
import { getMimeType, mimes } from 'hono/utils/mime';
import { ByteCache } from './byte-cache.ts';
import { byteRange } from './byte-range.ts';
import {
  chooseEncoding,
  compress,
  createCompressor,
  type Encoding,
  isCompressible,
  minCompressedSize,
} from './encoding.ts';
import type { FoundFile } from './find-file.ts';

/** Media types by the extension of a file. */
const types = { ...mimes, wav: 'audio/wav' };

/** Headers of responses that `serve` generates itself. */
export const noStoreHeaders = { 'cache-control': 'no-store' } as const;

/** Larger files are streamed, without an injected script. Bytes. */
const maxBufferedSize = 2_000_000;

/** Bytes of all compressed files that are kept. */
const cacheLimit = 30_000_000;

const isPage = (path: string): boolean => /\.html?$/i.test(path);

/** Whether If-None-Match contains the ETag, with the weak comparison of RFC 9110 (https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2). */
function isKnown({ req }: Context, etag: string): boolean {
  const known = req.header('if-none-match') ?? '';
  return known.trim() === '*' || (known.match(/"[^"]*"/g) ?? []).some((tag) => etag === `W/${tag}`);
}

/** Whether an opened file is the one at the path that was checked: a folder may have become a link in between. */
async function isAtPath(handle: FileHandle, realPath: string): Promise<boolean> {
  // Linux reports the path of an opened file.
  const opened = await readlink(`/proc/self/fd/${handle.fd}`).catch(() => undefined);
  if (opened !== undefined) return opened === realPath;
  const [own, now, path] = await Promise.all([handle.stat(), stat(realPath), realpath(realPath)]);
  return path === realPath && own.ino === now.ino && own.dev === now.dev;
}

/** Opens a file, unless its path has become a link since it was found. */
async function openFile(realPath: string, openPath: typeof open, attempts = 2): Promise<FileHandle | undefined> {
  const handle = await openPath(realPath, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch(() => undefined);
  if (!handle || (await isAtPath(handle, realPath).catch(() => false))) return handle;
  await handle.close();
  // An editor may have replaced the file by renaming another one after it was opened.
  return attempts > 1 ? openFile(realPath, openPath, attempts - 1) : undefined;
}

/** A change of all pages. */
export interface PageChange {
  /** Part of the ETag, so that browsers do not keep pages with another change. */
  readonly name: string;
  readonly apply: (content: Buffer) => Buffer | Promise<Buffer>;
}

/** Returns the change that makes one change after the other. */
export function chainChanges(changes: readonly PageChange[]): PageChange | undefined {
  if (changes.length === 0) return undefined;
  return {
    name: changes.map(({ name }) => name).join('-'),
    apply: async (content) => {
      let changed = content;
      for (const { apply } of changes) changed = await apply(changed);
      return changed;
    },
  };
}

/** An opened file and what the response is going to be. */
interface Opened {
  readonly file: FoundFile;
  readonly handle: FileHandle;
  readonly size: number;
  readonly encoding: Encoding | undefined;
  readonly headers: Record<string, string>;
  readonly change: PageChange | undefined;
}

/** Streams a part of the file. Aborting the response closes the file. */
function streamed(context: Context, { handle, headers, encoding, size }: Opened): Response | Promise<Response> {
  const range = encoding ? undefined : byteRange(context.req.header('range'), context.req.header('if-range'), size);
  if (range === 'unsatisfiable') {
    void handle.close();
    return context.body(null, 416, { ...headers, 'content-range': `bytes */${size}`, 'content-length': '0' });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const length = encoding ? {} : { 'accept-ranges': 'bytes', 'content-length': String(end - start + 1) };
  const part = range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {};
  const all = { ...headers, ...length, ...part };
  const status = range ? 206 : 200;
  if (context.req.method === 'HEAD') {
    void handle.close();
    return context.body(null, status, all);
  }
  // An empty file has no last byte: its `end` is before its start.
  const bytes = handle.createReadStream({ start, end: Math.max(start, end) });
  // An error destroys both streams, and the server then closes the connection.
  const body = encoding ? pipeline(bytes, createCompressor(encoding), () => {}) : bytes;
  // The types of Node and of the DOM describe the same class.
  return context.body(Readable.toWeb(body) as ReadableStream, status, all);
}

async function buffered(context: Context, opened: Opened, cache: ByteCache): Promise<Response> {
  const { file, handle, headers, encoding, change } = opened;
  const read = async (): Promise<Uint8Array<ArrayBuffer>> => {
    const content = await handle.readFile();
    return new Uint8Array(change ? await change.apply(content) : content);
  };
  try {
    const key = [encoding, headers.etag, file.realPath].join(' ');
    const content = await (encoding ? cache.get(key, async () => compress(await read(), encoding)) : read());
    const ranges = encoding || change ? {} : { 'accept-ranges': 'bytes' };
    return context.body(content, 200, { ...headers, ...ranges, 'content-length': String(content.byteLength) });
  } finally {
    await handle.close();
  }
}

export type AnswerFile = (context: Context, file: FoundFile, pageChange?: PageChange) => Promise<Response | undefined>;

/**
 * Creates a function that responds with a file: compressed as the client accepts it, a part if the client requests one,
 * or 304 if the client has the same version. Returns undefined if the file is gone.
 */
export function createFileAnswers(openPath = open): AnswerFile {
  const cache = new ByteCache(cacheLimit);
  return async (context, file, pageChange) => {
    const handle = await openFile(file.realPath, openPath);
    if (!handle) return undefined;
    const { size, mtimeMs, ino } = await handle.stat();
    const isSmall = size <= maxBufferedSize;
    const change = isSmall && isPage(file.path) ? pageChange : undefined;
    const type = getMimeType(file.path, types) ?? 'application/octet-stream';
    const isNegotiated = isCompressible(type) && size >= minCompressedSize;
    const encoding = isNegotiated ? chooseEncoding(context.req.header('accept-encoding')) : undefined;
    const headers = {
      // Browsers keep the file, and ask before each use whether it has changed.
      'cache-control': 'no-cache',
      etag: `W/"${[size, mtimeMs, ino].map((part) => part.toString(36)).join('-')}${change ? `-${change.name}` : ''}"`,
      ...(isNegotiated && { vary: 'Accept-Encoding' }),
    };
    if (isKnown(context, headers.etag)) {
      await handle.close();
      return context.body(null, 304, headers);
    }
    const described = { ...headers, 'content-type': type, ...(encoding && { 'content-encoding': encoding }) };
    const opened = { file, handle, size, encoding, headers: described, change };
    const isPart = context.req.header('range') !== undefined && !encoding && !change;
    return isSmall && !isPart ? buffered(context, opened, cache) : streamed(context, opened);
  };
}
