import { submissionsPage } from '../routes/form/answer-page.ts';
import { wantsPage } from '../routes/html-page.ts';
import { mockRoute, route } from '../routes/route.ts';

/** Responds with all submissions since the start: JSON (oldest first), or a page for browsers. */
export const savedSubmissions = route({
  ...mockRoute,
  method: 'GET',
  path: '/__mock/submissions',
  name: 'SavedSubmissions',
  summary: 'All form submissions since the start.',
  gives: ({ z, text }) => ({
    200: z.object({
      submissions: z.array(z.looseObject({ id: text('Id of the submission.'), formId: text('Id of the form.') })),
    }),
  }),
  answer: (context, { submissions }) =>
    wantsPage(context) ? context.html(submissionsPage(submissions)) : context.json({ submissions }),
});
