import type { Context } from 'hono';
import type { MockSite } from '../state/mock-site.ts';
import type { Refusal, SavedSubmission, Submission } from '../state/submission.ts';
import { refusedPage, savedPage } from './form/answer-page.ts';
import { checkSubmission } from './form/check-submission.ts';
import { readSubmission } from './form/read-submission.ts';
import { wantsPage } from './html-page.ts';
import { referringPage } from './referring-page.ts';
import { route } from './route.ts';

const backTo = (context: Context): string | undefined => {
  const page = referringPage(context.req);
  return page && `${page.pathname}${page.search}`;
};

function answerRefused(context: Context, refusal: Refusal): Response | Promise<Response> {
  const { status, ...body } = refusal;
  return wantsPage(context) ? context.html(refusedPage(refusal, backTo(context)), status) : context.json(body, status);
}

// The specification does not define the body of a success, so it is empty.
const answerSaved = (context: Context, saved: SavedSubmission): Response | Promise<Response> =>
  wantsPage(context) ? context.html(savedPage(saved, backTo(context))) : context.json({});

/** Finds the submission that a repeated request already saved: a client that lost the response sends the same key again. */
function sameBefore({ key, formId, fields }: Submission, site: MockSite): SavedSubmission | undefined {
  const before = site.savedWith(key);
  // A repeated request sends the same text.
  const isSame = before?.formId === formId && JSON.stringify(before.fields) === JSON.stringify(fields);
  return isSame ? before : undefined;
}

async function answer(context: Context, site: MockSite): Promise<Response> {
  const submission = await readSubmission(context.req);
  if ('status' in submission) return answerRefused(context, submission);
  const form = await site.formOf(submission.formId, referringPage(context.req)?.pathname);
  // No await below this line: of two calls with the same key, only one may find it unused.
  const before = sameBefore(submission, site);
  if (before) return answerSaved(context, before);
  const refusal = checkSubmission(submission, form, site);
  return refusal ? answerRefused(context, refusal) : answerSaved(context, site.save(submission));
}

/**
 * Refusals are those of the form table (docs/spec.md#runtime-8), and follow from the markup of the form's page. A body
 * without members that the platform's own script would send is accepted, and reported to the developer.
 */
export const saveFormSubmission = route({
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  name: 'SaveFormSubmission',
  summary: 'Saves the submission of a form.',
  spec: 'docs/spec.md#runtime-7',
  kind: 'call',
  crumb: 'query',
  takes: ({ z, text, flag, pageFields }) => ({
    json: z.looseObject({
      key: text('From FormSubmissionKey.'),
      formId: text('Id of the form.'),
      collectionId: text('Id of the page that contains it.'),
      objectName: text('Name of the block that contains it.'),
      isOverlayForm: flag('Whether it is in a popup overlay.'),
      submitButtonText: text('Label of the button.'),
      form: text('The values by field id, as a JSON text.').meta({ contentMediaType: 'application/json' }),
      captchaKey: text('The answer of the captcha, where the form has one.').optional(),
      ...pageFields,
    }),
    // A browser without script sends the page's own fields.
    form: z.looseObject({ formId: text('Id of the form.') }),
  }),
  gives: ({ empty, refusal }) => ({ 200: empty, 400: refusal, 401: refusal, 404: refusal, 429: refusal }),
  sample: {
    json: {
      key: '{FormSubmissionKey/key}',
      formId: 'contact',
      collectionId: '64f1c0de5a1e7a0b2c3d4e01',
      objectName: 'contact-form',
      isOverlayForm: false,
      submitButtonText: 'Send',
      form: '{"name":"Ida Halden"}',
      pageTitle: 'Visit',
      pageId: '64f1c0de5a1e7a0b2c3d4e01',
      contentSource: 'c',
      pagePath: '/visit',
      pagePermissionTypeValue: 1,
    },
  },
  refuse: answer,
  answer,
});
