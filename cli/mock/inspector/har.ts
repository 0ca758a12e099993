/** Exports recorded calls as an HTTP Archive 1.2 (http://www.softwareishard.com/blog/har-12-spec/). */
import { version } from '../../../package.json';
import type { Message, RecordedCall } from './recorder.ts';

interface Pair {
  readonly name: string;
  readonly value: string;
}

const pairs = (entries: Iterable<readonly [string, string]>): readonly Pair[] =>
  [...entries].map(([name, value]) => ({ name, value }));

const headerOf = ({ headers }: Message, name: string): string => headers.find(([key]) => key === name)?.[1] ?? '';

/** Returns the size of the recorded body. The archive has a comment if only the beginning is recorded. */
const sizeOf = ({ body }: Message): number => new TextEncoder().encode(body?.text ?? '').length;

const comment = ({ body }: Message) => (body?.isCut ? { comment: 'Only the beginning is recorded.' } : {});

/** `cookies` is empty because the headers contain the cookies. */
const common = (message: Message) => ({
  httpVersion: 'HTTP/1.1',
  cookies: [],
  headers: pairs(message.headers),
  headersSize: -1,
  bodySize: sizeOf(message),
});

const requestOf = ({ method, url, request }: RecordedCall, origin: string) => ({
  method,
  url: `${origin}${url}`,
  queryString: pairs(new URL(url, origin).searchParams),
  ...common(request),
  ...(request.body && {
    postData: { mimeType: headerOf(request, 'content-type'), params: [], text: request.body.text, ...comment(request) },
  }),
});

const nothing: Message = { headers: [] };

/** Status 0: no response. */
function responseOf({ status, response }: RecordedCall) {
  const message = response ?? nothing;
  return {
    status: status ?? 0,
    statusText: '',
    ...common(message),
    content: {
      size: sizeOf(message),
      mimeType: headerOf(message, 'content-type'),
      text: message.body?.text ?? '',
      ...comment(message),
    },
    redirectURL: headerOf(message, 'location'),
  };
}

const entryOf = (call: RecordedCall, origin: string) => ({
  startedDateTime: call.startedAt,
  time: call.duration ?? 0,
  request: requestOf(call, origin),
  response: responseOf(call),
  cache: {},
  timings: { send: 0, wait: call.duration ?? 0, receive: 0 },
  ...(call.fault !== null && { comment: `fault=${call.fault}` }),
});

/** Returns the archive. `origin` is that of the server. */
export const harOf = (calls: readonly RecordedCall[], origin: string) => ({
  log: {
    version: '1.2',
    creator: { name: 'site-elements', version },
    pages: [],
    entries: calls.map((call) => entryOf(call, origin)),
  },
});
