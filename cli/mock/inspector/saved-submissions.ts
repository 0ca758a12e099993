import { submissionsPage } from '../routes/form/answer-page.ts';
import { wantsPage } from '../routes/html-page.ts';
import { mockRoute, route } from '../routes/route.ts';

/** Everything that was saved since the start, as JSON (oldest first), for people as a page. */
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
