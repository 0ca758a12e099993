/** The server of the bench pages: all files are in memory and compressed once, as on a CDN. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Contents by path: `/page.html`. The extension determines the type. */
export type Files = Readonly<Record<string, string | Buffer>>;

export interface Site {
  /** Without a trailing slash. */
  readonly origin: string;
  close(): void;
}

const textTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

interface Answer {
  readonly plain: Buffer;
  /** Missing for images: ours are drawings in place of photographs, which servers do not compress. */
  readonly brotli?: Buffer;
  readonly type: string;
}

const binaryTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
};

const answerOf = (path: string, content: string | Buffer): Answer => {
  const plain = Buffer.from(content);
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const type = textTypes[extension];
  if (type) return { plain, brotli: brotliCompressSync(plain), type };
  return { plain, type: binaryTypes[extension] ?? 'application/octet-stream' };
};

const respond = (answer: Answer | undefined, request: IncomingMessage, response: ServerResponse): void => {
  if (!answer) return void response.writeHead(404).end();
  const accepted = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? answer.brotli : undefined;
  const body = accepted ?? answer.plain;
  response.writeHead(200, {
    'content-type': answer.type,
    'content-length': body.length,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(accepted ? { 'content-encoding': 'br' } : {}),
  });
  response.end(body);
};

/** Serves the files on a free port until it is closed. */
export const serve = async (files: Files): Promise<Site> => {
  const answers = new Map(Object.entries(files).map(([path, content]) => [path, answerOf(path, content)]));
  const server = createServer((request, response) => respond(answers.get(request.url ?? ''), request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an `AddressInfo`.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};
