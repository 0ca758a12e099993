/** The layout of every page that the server generates. The `html` tag of hono escapes values. */
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { pageTypes } from '../../../core/model/vocabularies/pages.ts';

/** Markup from the `html` tag, or text, which the tag escapes. */
export type Markup = ReturnType<typeof html> | string;

const style = raw(`<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 12vh auto 3rem; max-inline-size: 40rem; padding-inline: 1.25rem; }
h1 { font: 500 1.75rem/1.2 ui-serif, Georgia, serif; }
a { color: inherit; text-underline-offset: .2em; }
li > a { display: inline-block; padding-block: .35rem; }
ul { list-style: none; padding: 0; }
dt { font-weight: 600; margin-block-start: .75rem; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
</style>`);

/** Whether the client is a navigating browser: it accepts HTML by name, a script's request does not. */
export const wantsPage = (context: Context): boolean => context.req.header('accept')?.includes('text/html') ?? false;

const contextOf = (type: keyof typeof pageTypes): Markup =>
  html`<script type="application/json" data-site-context>{ "pageType": ${pageTypes[type]} }</script>`;

/** Returns a complete document with one heading. Its site context has the type of the page, if it has one. */
export const htmlPage = (title: string, body: Markup, type?: keyof typeof pageTypes): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${style}${type ? contextOf(type) : ''}
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
