import { submissionsPage } from '../form/answer-page.ts';
import { wantsPage } from '../html-page.ts';
import { route } from '../route.ts';

/** Everything that was saved since the start, as JSON (oldest first), for people as a page. */
export const savedSubmissions = route({
  method: 'GET',
  path: '/__mock/submissions',
  name: 'SavedSubmissions',
  summary: 'Everything that forms have sent since the start.',
  spec: 'ours',
  kind: 'mock',
  gives: ({ z }) => ({ 200: z.object({ submissions: z.array(z.looseObject({})) }) }),
  answer: (context, { submissions }) =>
    wantsPage(context) ? context.html(submissionsPage(submissions)) : context.json({ submissions }),
});
