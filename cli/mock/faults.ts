/**
 * Faults and latency of the mock API, by the rules of `serve --fault` and by the wish of a single request. What a
 * request does is done before its answer goes wrong, as on a real server whose answer gets lost.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { say } from '../../core/model/words.ts';
import type { FaultOptions, Latency } from './faults/fault.ts';
import { planFaults } from './faults/plan.ts';
import { randomFrom } from './faults/random.ts';
import { spoil } from './faults/spoil.ts';
import { wishOf } from './faults/wish.ts';
import { messages } from './messages.en.ts';

const name = '__mock';

const latencyOf = ({ min, max }: Latency, random: () => number): number => Math.round(min + (max - min) * random());

/** Ends early when the client is gone, or the server is told to stop. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal }).catch(() => undefined);

/** Hono would merge the headers of the old answer into the new one. */
function replaceAnswer(context: Context, response: Response): void {
  context.res = undefined;
  context.res = response;
}

function answerUnclear(context: Context, unclear: string): Response {
  const error = say(messages['mock-wish-unclear'], { unclear });
  return context.json({ code: 'mock-wish-unclear', error }, 400);
}

async function answerBadly(context: Context, fault: Parameters<typeof spoil>[2] | undefined): Promise<void> {
  if (fault) replaceAnswer(context, await spoil(context, context.res, fault));
  // Else the browser would wish the same for every request that follows.
  if (getCookie(context, name) !== undefined)
    context.res.headers.append('set-cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
}

/** Lets answers be late and wrong. Mount it on the routes of the API, before them. */
export function misbehave({ rules, latency, seed }: FaultOptions): MiddlewareHandler {
  const random = randomFrom(seed);
  const faultOf = planFaults(rules, random);
  return async (context, next) => {
    const wish = wishOf(context.req.header('prefer'), context.req.query(name), getCookie(context, name));
    if ('unclear' in wish) return answerUnclear(context, wish.unclear);
    const planned = faultOf(context.req);
    const late = (latency ? latencyOf(latency, random) : 0) + (wish.delay ?? 0);
    await next();
    if (late > 0) await pause(late, context.req.raw.signal);
    await answerBadly(context, wish.fault ?? planned);
    return undefined;
  };
}
