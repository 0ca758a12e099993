/** Reports that pages send (docs/spec.md#runtime-7, docs/spec.md#widgets-7). */
import { answerEmpty } from './answer-empty.ts';
import type { Route, SchemaKit } from './route.ts';

const report = { method: 'POST', kind: 'call', answer: answerEmpty } as const;

/** The maximum length of the stack in the report of an error (docs/spec.md#runtime-8). */
const longestStack = 5000;

const ofErrors = ({ z, text, count }: SchemaKit) => ({
  json: z.array(
    z.looseObject({
      app: text('The failed operation.'),
      message: text('The error.'),
      stack: z.string().max(longestStack).describe('The truncated stack trace.').optional(),
      file: text('URL of the script.').optional(),
      line: count('From 1 on.').optional(),
      column: count('From 1 on.').optional(),
    }),
  ),
});

const ofTrace = ({ z }: SchemaKit) => {
  const body = z.looseObject({ data: z.array(z.unknown()).describe('The lines of the log.') });
  return { json: body, form: body, jsonFields: ['data'] };
};

const ofTrack = ({ z, text }: SchemaKit) => {
  const fromQuery = (name: string) => text(`\`${name}\` of the page's query.`).optional();
  return {
    query: z.looseObject({
      landing: text('URL of the page.'),
      refer: text('The referrer.'),
      rk: text('Not defined by the specification.'),
      lang: text('Language of the browser.'),
      screen: text('Size of the screen.'),
      source: fromQuery('source'),
      campaign: fromQuery('campaign'),
      subcampaign: fromQuery('subcampaign'),
      channel: fromQuery('channel'),
      subchannel: fromQuery('subchannel'),
      variation: fromQuery('variation'),
      mkwid: fromQuery('mkwid'),
    }),
  };
};

const ofEvent = ({ z, text, orNull }: SchemaKit) => {
  const known = (description: string) => orNull(text(description)).optional();
  const data = z
    .looseObject({
      websiteId: text('Id of the site.'),
      memberAccountId: known('Id of the account that is signed in.'),
      website_locale: known('Language of the site.'),
      member_locale: known('Language of the account.'),
      templateId: known('Id of the template.'),
      variantId: known('Variant of an experiment.'),
      pageHash: known('Fragment of the URL.'),
      pagePath: known('Path of the page.'),
    })
    .describe('Data of the event.');
  const crumb = text('The crumb of the cookie.').optional();
  return { form: z.looseObject({ crumb, event: text('The event.'), data }), jsonFields: ['data'] };
};

export const reports: readonly Route[] = [
  {
    ...report,
    path: '/api/events/RecordJavascriptErrors',
    name: 'RecordJavascriptErrors',
    summary: 'Reports errors of scripts.',
    spec: 'docs/spec.md#runtime-7',
    crumb: 'header',
    takes: ofErrors,
    sample: {
      json: [{ app: 'site', message: 'x is not a function', stack: 'at y', file: '/site.js', line: 1, column: 9 }],
    },
  },
  {
    ...report,
    path: '/api/events/Trace',
    name: 'Trace',
    summary: 'Sends the log of a page.',
    spec: 'docs/spec.md#runtime-7',
    crumb: 'query',
    takes: ofTrace,
    sample: { form: { data: [{ level: 'warn', message: 'Storage is full.' }] } },
  },
  {
    ...report,
    method: 'GET',
    path: '/api/track/Track',
    name: 'Track',
    summary: 'Reports the referrer of a visit.',
    spec: 'docs/spec.md#runtime-7',
    takes: ofTrack,
    sample: { query: { landing: '/visit', refer: '', rk: '', lang: 'en-GB', screen: '1280x800', campaign: 'spring' } },
  },
  {
    ...report,
    path: '/api/events/RecordEvent',
    name: 'RecordEvent',
    summary: 'Reports an event.',
    spec: 'docs/spec.md#widgets-7',
    crumb: 'form',
    takes: ofEvent,
    gives: ({ empty }) => ({ 200: empty, 202: empty }),
    sample: { form: { event: 'LightboxOpened', data: { websiteId: '64f1c0de5a1e7a0b2c3d4e5f', pagePath: '/visit' } } },
  },
  {
    ...report,
    path: '/api/v1/events',
    name: 'Events',
    summary: 'Reports an event to the events service.',
    spec: 'docs/spec.md#widgets-7',
    // A separate service, which does not share the cookies of the site.
    takes: ({ z, analyticsEvent }) => ({
      json: z.looseObject(analyticsEvent.required({ analyticsId: true, commonData: true, customData: true }).shape),
    }),
    sample: { json: { analyticsId: 'b7c1', commonData: { pagePath: '/visit' }, customData: { slide: 2 } } },
  },
  {
    ...report,
    path: '/api/1/performance/records',
    name: 'PerformanceRecords',
    summary: 'Sends measurements of a page.',
    spec: 'docs/spec.md#widgets-7',
    // A beacon has no custom headers and, according to the specification, no query.
    takes: ({ z }) => ({ json: z.array(z.looseObject({})) }),
    sample: { json: [{ name: 'largest-contentful-paint', value: 812 }] },
  },
  {
    ...report,
    method: 'GET',
    path: '/api/1/performance/settings',
    name: 'PerformanceSettings',
    summary: 'Configuration of the measurements.',
    spec: 'docs/spec.md#widgets-7',
    gives: ({ z, text }) => ({ 200: z.looseObject({ pageLoadId: text('Id of this view of the page.') }) }),
    answer: (context, { options }) => context.json({ pageLoadId: options.newId() }),
  },
  {
    ...report,
    method: 'GET',
    path: '/api/commerce/fullstory/getId',
    name: 'FullstoryId',
    summary: 'Id for the session-recording tool; a mock id means do nothing.',
    spec: 'docs/spec.md#runtime-7',
    gives: ({ text }) => ({ 200: text('The id.') }),
    answer: (context) => context.json('mock-id'),
  },
];
