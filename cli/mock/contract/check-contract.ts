/** Checks a server against the definitions of the routes: sends a sample of each call and compares the response. */
import { formatMessage } from '../../../core/model/message-format.ts';
import { reasonOf } from '../../reason.ts';
import { violationsOf } from '../routes/check-request.ts';
import type { Route, SchemaKit } from '../routes/route.ts';
import { documentedResponses } from './documented-responses.ts';
import { messages } from './messages.en.ts';
import { fillSample, requiredRoutes } from './sample.ts';
import type { Visitor } from './visitor.ts';

/** The result of checking one route. */
export interface RouteResult {
  readonly route: Route;
  /** The differences as sentences; empty if the response is as documented. */
  readonly differences: readonly string[];
  /** Why the sample was not sent. */
  readonly skipped?: string;
}

export interface ContractOptions {
  readonly routes: readonly Route[];
  readonly visitor: Visitor;
  /** Whether to send calls that change data. */
  readonly all: boolean;
}

const isSafe = ({ method }: Route): boolean => method === 'GET';

interface Answer {
  readonly response: Response;
  /** The body parsed as JSON, or undefined if it is not JSON. */
  readonly data: unknown;
}

/** Reads a response. An event stream never ends, so its body is not read. */
async function read(response: Response): Promise<Answer> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { response, data: undefined };
  }
  const text = await response.text();
  try {
    return { response, data: JSON.parse(text) };
  } catch {
    return { response, data: undefined };
  }
}

function differencesOf({ response, data }: Answer, route: Route, kit: SchemaKit): readonly string[] {
  const answers = documentedResponses(route, kit);
  const { status } = response;
  const expected = answers[status];
  const documented = Object.keys(answers)
    .filter((one) => Number(one) < 400)
    .join(', ');
  if (expected === undefined || status >= 400)
    return [formatMessage(messages['contract-status'], { status, documented })];
  if (typeof expected === 'string') {
    const found = response.headers.get('content-type') ?? '';
    return found.startsWith(expected) ? [] : [formatMessage(messages['contract-type'], { found, expected })];
  }
  if (data === undefined) return [formatMessage(messages['contract-no-json'])];
  return violationsOf(kit, 'body', expected, data).map(({ message }) =>
    formatMessage(messages['contract-body'], { message }),
  );
}

/** Checks each route once, in order, but routes that others depend on first. */
export async function checkContract({ routes, visitor, all }: ContractOptions): Promise<readonly RouteResult[]> {
  const kit = await import('../routes/schema-kit.ts');
  const bodies = new Map<string, unknown>();
  const outcomes = new Map<Route, RouteResult>();

  async function send(route: Route): Promise<RouteResult> {
    const sample = fillSample(route.sample ?? {}, bodies);
    if ('missing' in sample)
      return {
        route,
        differences: [],
        skipped: formatMessage(messages['contract-needs'], { missing: sample.missing }),
      };
    try {
      const answer = await read(await visitor.sendSample(route, sample));
      bodies.set(route.name, answer.data);
      return { route, differences: differencesOf(answer, route, kit) };
    } catch (error) {
      // `fetch` reports the reason of a failure only in the cause of its error.
      const { cause = error } = Object(error);
      return { route, differences: [formatMessage(messages['contract-no-answer'], { reason: reasonOf(cause) })] };
    }
  }

  async function check(route: Route): Promise<void> {
    if (outcomes.has(route)) return;
    if (!all && !isSafe(route)) {
      outcomes.set(route, { route, differences: [], skipped: formatMessage(messages['contract-unsafe']) });
      return;
    }
    const needed = requiredRoutes(route.sample ?? {});
    for (const other of routes.filter(({ name }) => needed.includes(name))) await check(other);
    outcomes.set(route, await send(route));
  }

  for (const route of routes) await check(route);
  return [...outcomes.values()];
}
