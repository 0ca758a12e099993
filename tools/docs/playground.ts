/** The playground: its form, its preview page, and links that open an example in it. */
import { deflateRawSync } from 'node:zlib';
import { escaped } from './highlight.ts';
import { formatHash, maxHashLength } from './site/playground/shared-source.ts';

/** Returns the fragment of the playground's URL that opens it with this source, or undefined when it would be too long. */
export function playgroundHash(source: string): string | undefined {
  const hash = formatHash(deflateRawSync(source));
  return hash.length > maxHashLength ? undefined : hash;
}

const select = (label: string, name: string, options: Readonly<Record<string, string>>): string =>
  `<label>${label} <select name="${name}">${Object.entries(options)
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('')}</select></label>`;

const button = (name: string, text: string): string => `<button type="button" name="${name}">${text}</button>`;

const section = (name: string, heading: string, content: readonly string[]): readonly string[] => [
  `<section class="playground-${name}" aria-labelledby="playground-${name}"><h2 id="playground-${name}">${heading}</h2>`,
  ...content,
  '</section>',
];

const bar: readonly string[] = [
  '<div class="playground-bar">',
  select('Start from', 'start', { '': 'an element' }),
  select('Build', 'build', { slim: 'slim', react: 'React' }),
  select('Colours', 'scheme', { light: 'light', dark: 'dark' }),
  select('Width', 'width', { full: 'full', phone: 'phone, 390 px' }),
  button('run', 'Run'),
  button('reset', 'Reset'),
  button('share', 'Copy link'),
  '</div>',
];

/** Returns the playground as HTML without empty lines, at which Markdown would continue. */
export function playground(source: string): string {
  return [
    '<div class="playground-fallback"><p>The playground needs JavaScript. Without it, <a href="search.html">the page of each element</a> shows its examples with their code.</p></div>',
    '<form class="playground" data-preview="examples/playground-preview.html" data-elements="assets/playground/elements.json" autocomplete="off" hidden>',
    `<template>${escaped(source).replace(/\n/g, '&#10;')}</template>`,
    ...bar,
    '<p class="playground-status" role="status"></p>',
    '<div class="playground-panes">',
    ...section('markup', 'Markup', ['<div class="playground-editor"></div>']),
    ...section('result', 'Preview', [
      '<div class="playground-preview"></div>',
      '<ul class="playground-problems" aria-label="Messages of the preview"></ul>',
    ]),
    ...section('attributes', 'Attributes', [
      '<label>Element <select name="element"></select></label>',
      '<div class="playground-controls"></div>',
    ]),
    ...section('lint', 'Findings', [
      '<p class="playground-count" role="status"></p>',
      '<ol class="playground-findings"></ol>',
    ]),
    ...section('copy', 'Copy as', [
      `<p>${button('html', 'HTML')} ${button('react', 'React')} ${button('vue', 'Vue')}</p>`,
      '<ul></ul>',
      '<pre tabindex="0" role="region" aria-label="Code" hidden><code></code></pre>',
    ]),
    '</div>',
    '</form>',
    '<script type="module" src="assets/playground/main.js"></script>',
  ].join('\n');
}

/**
 * The policy of the preview. Its frame has an opaque origin, so what the author writes may run there. It loads nothing from
 * other servers. A script can navigate the frame, which only the policy of the docs limits: to these docs and to the hosts
 * that it allows for frames. `'self'` is replaced by the origin of the docs: in WebKit, it matches nothing in an opaque origin.
 */
const previewPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** Returns the page of the preview. `modules` are the exports of each module of the bundle, by its name. */
export const previewPage = (modules: Readonly<Record<string, readonly string[]>>): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<script>document.write('<meta http-equiv="Content-Security-Policy" content="' + ${JSON.stringify(previewPolicy)}.replaceAll("'self'", location.origin) + '">')</script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Preview</title>
<link rel="icon" href="data:,">
<script type="application/json" id="modules">${JSON.stringify(modules)}</script>
<script src="../assets/playground/preview.js"></script>
</head>
<body>
<p>The playground shows your markup here.</p>
</body>
</html>
`;
