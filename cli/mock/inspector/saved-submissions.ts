import { submissionsPage } from '../routes/form/answer-page.ts';
import { wantsPage } from '../routes/html-page.ts';
import { mockRoute, route } from '../routes/route.ts';

/** All submissions since the start: JSON (oldest first), or a page for browsers. */
export const savedSubmissions = route({
  ...mockRoute,
  method: 'GET',
  path: '/__mock/submissions',
  name: 'SavedSubmissions',
  summary: 'Everything that forms have sent since the start.',
  gives: ({ z, text }) => ({
    200: z.object({ submissions: z.array(z.looseObject({ id: text('Its id.'), formId: text('Id of the form.') })) }),
  }),
  answer: (context, { submissions }) =>
    wantsPage(context) ? context.html(submissionsPage(submissions)) : context.json({ submissions }),
});
