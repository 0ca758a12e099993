/** Records every call of the API. */
import type { Context, MiddlewareHandler } from 'hono';
import { faultText } from '../faults/fault.ts';
import type { FindConsentPrompt } from '../measurements/missing-consent.ts';
import { readMeasurements, unmeasured } from '../measurements/read-measurements.ts';
import { violationPath } from '../routes/answer-route.ts';
import { callOf } from '../routes/call-context.ts';
import { replaceResponse } from '../routes/replace-response.ts';
import type { Message, RecordedBody, RecordedCall, Recorder } from './recorder.ts';

/** Characters. The limit bounds the memory for a thousand calls. */
const maxBodyLength = 16_384;

const isText = (headers: Headers): boolean =>
  /^(?:text\/|multipart\/form-data|application\/(?:[\w.-]+\+)?(?:json|xml|javascript|x-www-form-urlencoded))/.test(
    headers.get('content-type') ?? '',
  );

const truncate = (text: string): RecordedBody => ({
  text: text.slice(0, maxBodyLength),
  isCut: text.length > maxBodyLength,
});

/** Reads the request body again; the routes have already read it. */
async function requestBody({ req }: Context): Promise<RecordedBody | undefined> {
  if (!isText(req.raw.headers)) return undefined;
  // A client that disconnects while sending has no body.
  return req.text().then(truncate, () => undefined);
}

const headersOf = ({ headers }: Request | Response): Message['headers'] => [...headers];

/** Whether a fault has broken the connection, or would have on a real network. */
const isBroken = (response: Response): boolean => response.status === 0 || response.headers.has('x-hono-already-sent');

/**
 * Reads the response body and replaces it by the text. A cloned stream would stay in memory until the next full
 * garbage collection.
 */
async function answerBody(context: Context): Promise<RecordedBody | undefined> {
  const { res } = context;
  const { status, headers } = res;
  if (!isText(headers)) return undefined;
  const text = await res.text();
  if (text !== '') headers.set('content-length', String(new TextEncoder().encode(text).length));
  replaceResponse(context, new Response(text || null, { status, headers }));
  return truncate(text);
}

/** Returns the response as far as it is known before it is sent. */
async function answerOf(context: Context): Promise<Pick<RecordedCall, 'status' | 'response'>> {
  const { res } = context;
  if (isBroken(res)) return { status: null, response: null };
  const isWhole = callOf(context).fault?.type !== 'dribble';
  return {
    status: res.status,
    response: { headers: headersOf(res), body: isWhole ? await answerBody(context) : undefined },
  };
}

const urlOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

const newCall = (context: Context, session: string, id: number): RecordedCall => ({
  id,
  session,
  startedAt: new Date().toISOString(),
  method: context.req.method,
  url: urlOf(context.req.raw),
  route: null,
  status: null,
  duration: null,
  fault: null,
  scenario: null,
  violations: [],
  nearest: [],
  ...unmeasured,
  request: { headers: headersOf(context.req.raw) },
  response: null,
});

/** How the calls of a route are recorded. */
interface RecordOptions {
  /** The name of the matching route. */
  readonly route: string | null;
  /** Returns similar routes of a call without one. */
  readonly nearest?: (context: Context) => readonly string[];
  /** Finds how a page prompts for the consent that a call needs. */
  readonly findConsentPrompt?: FindConsentPrompt | undefined;
}

/** Records calls. */
export const recordCalls =
  (recorder: Recorder, { route, nearest = () => [], findConsentPrompt }: RecordOptions): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now();
    const { session } = callOf(context);
    const call = { ...newCall(context, session.name, recorder.nextId()), route, nearest: nearest(context) };
    recorder.begin(call);
    await next();
    const { fault, scenario = null } = callOf(context);
    recorder.end({
      ...call,
      ...(await answerOf(context)),
      duration: Math.round(performance.now() - start),
      fault: fault ? faultText(fault) : null,
      scenario,
      ...(await readMeasurements(context, route, findConsentPrompt)),
      violations: (context.get('violations') ?? []).map((one) => `${violationPath(one)}: ${one.message}`),
      request: { ...call.request, body: await requestBody(context) },
    });
  };
