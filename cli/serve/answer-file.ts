import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { FoundFile } from './find-file.ts';

/** Headers of all responses of `serve`, so that browsers always show the edited file. */
export const noStoreHeaders = { 'cache-control': 'no-store' } as const;

const isPage = (path: string): boolean => /\.html?$/i.test(path);

/**
 * Responds with a file, its type and its ETag, or with 304 if the client has the same version. `inject` may change
 * pages.
 */
export async function answerFile(
  context: Context,
  { path, stats }: FoundFile,
  inject?: (content: Buffer) => Buffer,
): Promise<Response> {
  const change = inject && isPage(path) ? inject : undefined;
  const state = `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`;
  const etag = `W/"${state}${change ? '-live' : ''}"`;
  const known =
    context.req
      .header('if-none-match')
      ?.split(',')
      .map((one) => one.trim()) ?? [];
  if (known.includes(etag)) return context.body(null, 304, { ...noStoreHeaders, etag });
  const file = await readFile(path);
  const content = new Uint8Array(change ? change(file) : file);
  return context.body(content, 200, {
    ...noStoreHeaders,
    etag,
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'content-length': String(content.byteLength),
  });
}
