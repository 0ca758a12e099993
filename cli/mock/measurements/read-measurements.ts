/** Reads the measurements and the consent of a call while it is answered. */
import type { Context } from 'hono';
import { referringPage } from '../routes/referring-page.ts';
import { readBody } from '../routes/request-body.ts';
import type { Measurement } from './measurement.ts';
import { type MeasuringRequest, measuringCalls } from './measuring-calls.ts';
import { type FindConsentPrompt, type MissingConsent, missingConsent } from './missing-consent.ts';
import { pagePath } from './read-value.ts';

/** Measurements of a call, and the characters of their JSON. The limits bound the memory for a thousand calls. */
const limits = { measurements: 50, characters: 16_384 } as const;

/** A call as far as it measures. */
export interface MeasuredCall {
  readonly measurements: readonly Measurement[];
  /** Null if the visitor has agreed, or the server cannot know. */
  readonly missingConsent: MissingConsent | null;
}

/** A call that measures nothing. */
export const unmeasured: MeasuredCall = { measurements: [], missingConsent: null };

/** Returns the parsed body, with the texts of a form as an object. A client that disconnects while sending has no body. */
async function bodyOf({ req }: Context): Promise<unknown> {
  const body = await readBody(req).catch(() => undefined);
  if (body?.kind === 'json') return body.data;
  if (body?.kind !== 'form') return undefined;
  return Object.fromEntries([...body.data].filter(([, value]) => typeof value === 'string'));
}

function limited(all: readonly Measurement[]): readonly Measurement[] {
  let characters = 0;
  const most = all.slice(0, limits.measurements);
  const end = most.findIndex((one) => {
    characters += JSON.stringify(one).length;
    return characters > limits.characters;
  });
  return end < 0 ? most : most.slice(0, end);
}

/**
 * Returns the path of the page that sent a call; undefined if it is not known. A page whose referrer policy reduces its `Referer` to the
 * origin looks like the home page there: then only the path that the call contains is certain.
 */
function sendingPage({ req }: Context, measured: readonly Measurement[]): string | undefined {
  const page = referringPage(req);
  if (page?.href !== `${page?.origin}/`) return page?.pathname;
  // A landing contains the first page of the session, which may be another one.
  return measured.find(({ kind, page: path }) => kind !== 'landing' && path !== null)?.page ?? undefined;
}

/** Reads what a call measures. `route` is the name of its route. */
export async function readMeasurements(
  context: Context,
  route: string | null,
  findPrompt: FindConsentPrompt | undefined,
): Promise<MeasuredCall> {
  const call = measuringCalls.get(route ?? '');
  if (!call) return unmeasured;
  const request: MeasuringRequest = { url: new URL(context.req.url), body: await bodyOf(context) };
  const sender = pagePath(referringPage(context.req)?.href) ?? null;
  const read = call.read(request);
  const measurements = read.map((one) => ({ ...one, page: one.page ?? sender }));
  const { isSignalFinal } = call;
  const requirement = { categories: call.needs(request), isSignalFinal, page: sendingPage(context, read) };
  const missing = await missingConsent(context, requirement, findPrompt);
  return { measurements: limited(measurements), missingConsent: missing ?? null };
}
