import type { Context } from 'hono';
import { refusedPage, savedPage } from '../form/answer-page.ts';
import { readSubmission } from '../form/read-submission.ts';
import { refusalOf } from '../form/refusals.ts';
import type { Refusal, SavedSubmission } from '../form/submission.ts';
import type { Route } from '../route.ts';

/** A browser that navigates asks for HTML by name; a script's request does not. */
const wantsPage = (context: Context): boolean => context.req.header('accept')?.includes('text/html') ?? false;

/** The path of the page that the visitor came from, if it is on this server. */
function pageBefore(context: Context): string | undefined {
  const referrer = context.req.header('referer');
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { origin, pathname, search } = new URL(referrer);
  return origin === new URL(context.req.url).origin ? `${pathname}${search}` : undefined;
}

function answerRefused(context: Context, refusal: Refusal): Response | Promise<Response> {
  const { status, ...body } = refusal;
  return wantsPage(context)
    ? context.html(refusedPage(refusal, pageBefore(context)), status)
    : context.json(body, status);
}

// The specification shows no body of a success, so it is an empty one.
const answerSaved = (context: Context, saved: SavedSubmission): Response | Promise<Response> =>
  wantsPage(context) ? context.html(savedPage(saved, pageBefore(context))) : context.json({});

/** POST /api/form/SaveFormSubmission (runtime 7; refusals by the form table of runtime 8). */
export const saveFormSubmission: Route = {
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  async answer(context, site) {
    const submission = await readSubmission(context.req.raw);
    if ('status' in submission) return answerRefused(context, submission);
    const refusal = refusalOf(submission, site);
    return refusal ? answerRefused(context, refusal) : answerSaved(context, site.save(submission));
  },
};
