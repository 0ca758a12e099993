import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { FoundFile } from './find-file.ts';

/** Headers of everything that `serve` answers: what was just edited must be what is seen. */
export const fresh = { 'cache-control': 'no-store' } as const;

/** A file with its type and tag; 304 to who has this very state of it. */
export async function answerFile(context: Context, { path, stats }: FoundFile): Promise<Response> {
  const etag = `W/"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`;
  const known = context.req.header('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.includes(etag)) return context.body(null, 304, { ...fresh, etag });
  const content = await readFile(path);
  return context.body(content, 200, {
    ...fresh,
    etag,
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'content-length': String(content.byteLength),
  });
}
