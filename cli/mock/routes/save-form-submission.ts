import { isDeepStrictEqual } from 'node:util';
import type { Context } from 'hono';
import { refusedPage, savedPage } from '../form/answer-page.ts';
import { readSubmission } from '../form/read-submission.ts';
import { refusalOf } from '../form/refusals.ts';
import type { Refusal, SavedSubmission, Submission } from '../form/submission.ts';
import { wantsPage } from '../html-page.ts';
import type { MockSite } from '../mock-site.ts';
import { pageBefore } from '../page-before.ts';
import type { Route } from '../route.ts';

const backTo = (context: Context): string | undefined => {
  const page = pageBefore(context.req);
  return page && `${page.pathname}${page.search}`;
};

function answerRefused(context: Context, refusal: Refusal): Response | Promise<Response> {
  const { status, ...body } = refusal;
  return wantsPage(context) ? context.html(refusedPage(refusal, backTo(context)), status) : context.json(body, status);
}

// The specification shows no body of a success, so it is an empty one.
const answerSaved = (context: Context, saved: SavedSubmission): Response | Promise<Response> =>
  wantsPage(context) ? context.html(savedPage(saved, backTo(context))) : context.json({});

/** Whose answer was lost asks again with the same key, and is told what happened; nothing is saved twice. */
function sameBefore({ key, formId, fields }: Submission, site: MockSite): SavedSubmission | undefined {
  const before = site.savedWith(key);
  const isSame = before?.formId === formId && isDeepStrictEqual(before.fields, fields);
  return isSame ? before : undefined;
}

/** POST /api/form/SaveFormSubmission (runtime 7; refusals by the form table of runtime 8). */
export const saveFormSubmission: Route = {
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  async answer(context, site) {
    const submission = await readSubmission(context.req.raw);
    if ('status' in submission) return answerRefused(context, submission);
    const form = await site.formOf(submission.formId, pageBefore(context.req)?.pathname);
    // Nothing is awaited from here on: two calls with one key must not both find it unused.
    const before = sameBefore(submission, site);
    if (before) return answerSaved(context, before);
    const refusal = refusalOf(submission, form, site);
    return refusal ? answerRefused(context, refusal) : answerSaved(context, site.save(submission));
  },
};
