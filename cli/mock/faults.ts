/**
 * Faults and latency of the mock API, by the rules of `serve --fault`, by those in the address of the page that asks, and
 * by the wish of a single request. What a request does is done before its answer goes wrong, as on a real server whose answer gets lost.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { isUserError } from '../../core/model/user-error.ts';
import { say } from '../../core/model/words.ts';
import type { Fault, FaultOptions, Latency } from './faults/fault.ts';
import { createPageFaults, type PageFaults } from './faults/page-faults.ts';
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

/** What the page's rules wish, or the answer that says what is wrong with them. */
function wishOfPage(context: Context, pages: PageFaults): Fault | undefined | Response {
  try {
    return pages.faultOf(context.req);
  } catch (error) {
    if (!isUserError(error)) throw error;
    return context.json({ code: error.code, error: [error.message, error.help].filter(Boolean).join(' ') }, 400);
  }
}

/** A server that refuses has done nothing; whatever else goes wrong with an answer, what was asked for is done. */
const isRefusal = (fault: Fault | undefined): boolean =>
  fault?.type === 'status' && fault.status >= 400 && fault.status < 500;

async function answerBadly(context: Context, fault: Fault | undefined): Promise<void> {
  if (fault) replaceAnswer(context, await spoil(context, context.res, fault));
  // Else the browser would wish the same for every request that follows.
  if (getCookie(context, name) !== undefined)
    context.res.headers.append('set-cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
}

/** Lets answers be late and wrong. Mount it on the routes of the API, before them; `pages` hears of pages elsewhere. */
export function misbehave({ rules, latency, seed }: FaultOptions): {
  readonly calls: MiddlewareHandler;
  readonly pages: MiddlewareHandler;
} {
  const random = randomFrom(seed);
  const faultOf = planFaults(rules, random);
  const pages = createPageFaults(random);
  const calls: MiddlewareHandler = async (context, next) => {
    const wish = wishOf(context.req.header('prefer'), context.req.query(name), getCookie(context, name));
    if ('unclear' in wish) return answerUnclear(context, wish.unclear);
    const ofPage = wishOfPage(context, pages);
    if (ofPage instanceof Response) return ofPage;
    const planned = faultOf(context.req);
    const fault = wish.fault ?? ofPage ?? planned;
    const late = (latency ? latencyOf(latency, random) : 0) + (wish.delay ?? 0);
    if (!isRefusal(fault)) await next();
    if (late > 0) await pause(late, context.req.raw.signal);
    await answerBadly(context, fault);
    return undefined;
  };
  return {
    calls,
    pages: (context, next) => {
      pages.opened(context.req);
      return next();
    },
  };
}
