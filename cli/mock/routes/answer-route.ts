/** Checks a request to a route, then answers or refuses it. */
import type { Context } from 'hono';
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import type { MockSite } from '../state/mock-site.ts';
import { answerUserError } from './answer-user-error.ts';
import { checkRequest } from './check-request.ts';
import { forgery, refuseForgery } from './crumb.ts';
import { wantsPage } from './html-page.ts';
import { noticePage } from './placeholder-page.ts';
import { type Route, routeName, type Violation } from './route.ts';

/** The header with the violations, for responses in a format of the platform, whose body has no place for them. */
const violationHeader = 'x-mock-violations';

/** Returns the path of a violation, such as `body.formId`. */
export const violationPath = ({ in: where, field }: Violation): string =>
  [where, ...(field === '' ? [] : [field])].join('.');

/** Encodes a text, because a field may have any name, and a header value only some characters. */
const encode = (text: string): string => encodeURI(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

const headerText = (violations: readonly Violation[]): string =>
  violations.map((violation) => encode(violationPath(violation))).join(', ');

/** docs/spec.md#runtime-8: clients pass the error in the body of a response with status 400 on to the caller. */
function refuse(context: Context, { summary }: Route, violations: readonly Violation[]): Response | Promise<Response> {
  const { method, path } = context.req;
  const list = violations.map(({ message }) => message).join(' ');
  const error = formatMessage(messages['mock-request-invalid'], { route: routeName(method, path), list });
  if (wantsPage(context)) return noticePage(context, summary, error, 400);
  return context.json({ code: 'mock-request-invalid', error, violations }, 400);
}

function withViolations(violations: readonly Violation[], context: Context, response: Response): Response {
  context.set('violations', violations);
  response.headers.set(violationHeader, headerText(violations));
  return response;
}

/** Answers a request. Stores violations in the context, for the recorder, and in a header. */
export async function answerRoute(context: Context, route: Route, site: MockSite): Promise<Response> {
  context.set('route', route);
  try {
    return await checkAndAnswer(context, route, site);
  } catch (error) {
    return answerUserError(context, error);
  }
}

async function checkAndAnswer(context: Context, route: Route, site: MockSite): Promise<Response> {
  const forged = await forgery(context, route, site);
  if (forged) return withViolations([forged], context, refuseForgery(context, forged, site));
  const { input, violations } = await checkRequest(context, route);
  if (violations.length === 0) return route.answer(context, site, input);
  return withViolations(
    violations,
    context,
    await (route.refuse?.(context, site) ?? refuse(context, route, violations)),
  );
}
