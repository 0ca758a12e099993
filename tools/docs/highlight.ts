/** Highlights code with classes. An unknown language is an error, so that a typo is noticed. */
import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import ini from 'highlight.js/lib/languages/ini';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import lisp from 'highlight.js/lib/languages/lisp';
import lua from 'highlight.js/lib/languages/lua';
import php from 'highlight.js/lib/languages/php';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';

const languages = {
  sh: bash,
  css,
  js: javascript,
  json,
  php,
  ts: typescript,
  tsx: typescript,
  html: xml,
  jsx: javascript,
};

for (const [name, language] of Object.entries({
  ...languages,
  xml,
  javascript,
  css,
  bash,
  typescript,
  php,
  lua,
  lisp,
  ini,
}))
  highlighter.registerLanguage(name, language);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Vue, Svelte and Nunjucks are highlighted as HTML. */
const aliases: Readonly<Record<string, string>> = { vue: 'html', svelte: 'html', njk: 'html' };

/** Returns the code as HTML; code without a language, or with `text`, is only escaped. */
export function highlighted(code: string, language: string): string {
  if (language === '' || language === 'text') return escaped(code);
  return highlighter.highlight(code, { language: aliases[language] ?? language }).value;
}

export { escaped };
