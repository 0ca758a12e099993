/**
 * Faults and latency of the mock API: from the rules of the session, from the URL of the referring page, and from the
 * overrides of a single request. A request takes effect before its response fails, as on a real server whose response is lost.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import { answerUserError } from '../routes/answer-user-error.ts';
import { callOf } from '../routes/call-context.ts';
import { replaceResponse } from '../routes/replace-response.ts';
import { applyFault } from './apply-fault.ts';
import { delay } from './delay.ts';
import type { Fault } from './fault.ts';
import { createFaultMatcher } from './match-faults.ts';
import { acceptedTypes } from './parse-values.ts';
import { type RequestOverrides, readRequestOverrides } from './request-overrides.ts';
import { type ScenarioName, scenarioNamed, scenarioOf } from './scenarios.ts';

const name = '__mock';

function answerInvalidOverride(context: Context, invalid: string): Response {
  const error = formatMessage(messages['mock-override-invalid'], { invalid, faults: acceptedTypes });
  return context.json({ code: 'mock-override-invalid', error }, 400);
}

/** Status 4xx: the request must have no effect. With every other fault only the response fails. */
const isRefusal = (fault: Fault | undefined): boolean =>
  fault?.type === 'status' && fault.status >= 400 && fault.status < 500;

async function answerWithFault(context: Context, fault: Fault | undefined): Promise<void> {
  if (fault) replaceResponse(context, await applyFault(context, context.res, fault));
  // The cookie is removed, because the browser would send the override with every following request.
  if (getCookie(context, name) !== undefined)
    context.res.headers.append('set-cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
}

/** Returns the fault of a scenario that one request sets: it counts as the first request. */
const scenarioFault = (scenario: ScenarioName | undefined, { req }: Context): Fault | undefined =>
  createFaultMatcher(scenarioOf(scenario).rules ?? [], Math.random)(req);

/** Chooses scenario and fault of a call. Throws a UserError for invalid overrides. */
function chooseFault(context: Context, { fault, scenario }: RequestOverrides): void {
  const call = callOf(context);
  const { session } = call;
  const ofPage = session.pageOverrides.of(context.req);
  // Called first, so that every rule counts the request even if another fault is used.
  const byRule = session.faultOf(context.req);
  const requested = scenario === undefined ? undefined : scenarioNamed(scenario);
  call.scenario = requested ?? ofPage.scenario ?? call.scenario;
  call.site = session.site(call.scenario);
  call.fault = fault ?? scenarioFault(requested, context) ?? ofPage.fault ?? byRule;
}

/** Returns the delay of a call. Pages and their files are not delayed. */
const latencyOf = (context: Context): number => {
  const { session, scenario } = callOf(context);
  return context.req.path.startsWith('/api/') ? session.latencyIn(scenario) : 0;
};

/** Delays responses and injects faults. Mount it before the routes. */
export const injectFaults: MiddlewareHandler = async (context, next) => {
  const overrides = readRequestOverrides(
    context.req.header('prefer'),
    context.req.query(name),
    getCookie(context, name),
  );
  if ('invalid' in overrides) return answerInvalidOverride(context, overrides.invalid);
  try {
    chooseFault(context, overrides);
  } catch (error) {
    return answerUserError(context, error);
  }
  const { fault } = callOf(context);
  const delayed = latencyOf(context) + (overrides.delay ?? 0);
  if (!isRefusal(fault)) await next();
  if (delayed > 0) await delay(delayed, context.req.raw.signal);
  await answerWithFault(context, fault);
  return undefined;
};
