/** The page that shows all this to people. */
import { html } from 'hono/html';
import { say } from '../../../core/model/words.ts';
import { messages as inspectorWords } from '../inspector/messages.en.ts';
import type { AdminRoute } from './admin-route.ts';
import { messages } from './messages.en.ts';

/** Everything comes from here, styles with the script; a policy of none would also forbid the events. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${say(inspectorWords['inspector-title'])}</title>
<script type="module" src="/__mock/inspector.js"></script>
</head>
<body></body>
</html>
`;

const shown: AdminRoute['answer'] = (context) =>
  context.html(page, 200, { 'content-security-policy': policy, 'referrer-policy': 'same-origin' });

export const pageRoutes: readonly AdminRoute[] = [
  { method: 'GET', path: '/__mock', answer: shown },
  { method: 'GET', path: '/__mock/', answer: shown },
  {
    method: 'GET',
    path: '/__mock/inspector.js',
    async answer(context, _, { readClient }) {
      const script = await readClient();
      if (script === undefined) return context.text(say(messages['admin-client-missing']), 404);
      return context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
    },
  },
];
