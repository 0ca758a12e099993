/** The page of the inspector and its script. */
import { html } from 'hono/html';
import { formatMessage } from '../../../core/model/message-format.ts';
import { mockRoute, type Route } from '../routes/route.ts';
import { inspectionOf } from './inspection.ts';
import { messages } from './messages.en.ts';

/** The page loads everything from this server. The script applies the styles, and `connect-src` allows the events. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** `docs` is the path of the docs, if they are served. */
const pageWith = (docs: string | undefined) => html`<!doctype html>
<html lang="en"${docs === undefined ? '' : html` data-docs="${docs}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${formatMessage(messages['inspector-title'])}</title>
<script type="module" src="/__mock/inspector.js"></script>
</head>
<body></body>
</html>
`;

export const pageRoutes: readonly Route[] = [
  {
    ...mockRoute,
    method: 'GET',
    path: '/__mock',
    name: 'Inspector',
    summary: 'The inspector, an HTML page.',
    gives: () => ({ 200: 'text/html' }),
    answer: (context) =>
      context.html(pageWith(inspectionOf(context).docs), 200, {
        'content-security-policy': policy,
        'referrer-policy': 'same-origin',
      }),
  },
  {
    ...mockRoute,
    method: 'GET',
    path: '/__mock/inspector.js',
    name: 'InspectorScript',
    summary: 'The script of the inspector.',
    gives: ({ refusal }) => ({ 200: 'text/javascript', 404: refusal }),
    async answer(context) {
      const script = await inspectionOf(context).readClient();
      if (script === undefined)
        return context.json(
          { code: 'admin-client-missing', error: formatMessage(messages['admin-client-missing']) },
          404,
        );
      return context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
    },
  },
];
