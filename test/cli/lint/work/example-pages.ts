/** Makes hostile pages from the examples on the page of a rule, so that each new rule is covered. */
import { many, type Shapes } from './shapes.ts';

/** Returns the HTML of all examples on a page of a rule. */
export const htmlExamples = (page: string): string =>
  [...page.matchAll(/```html\n(.*?)\n```/gs)].map(([, code = '']) => code).join('\n');

const attribute = /([a-z-]+)="([^"]*)"/g;
const tag = /<(?![/!])[a-z][^>]*(?=>)/g;

const withValues = (html: string, value: (value: string) => string): string =>
  html.replaceAll(attribute, (_, name: string, old: string) => `${name}="${value(old)}"`);

/** Returns hostile pages by what is hostile about them. */
export const examplePages = (html: string): Shapes => ({
  'is repeated': (size) => `${html}\n`.repeat(size),
  'is in one line': (size) => html.replaceAll('\n', ' ').repeat(size),
  'has numbered values': (size) => many(size, (n) => withValues(html, (value) => (value === '' ? '' : value + n))),
  'has elements that do not end': (size) => html.replaceAll(/<\/[^>]*>/g, '').repeat(size),
  'is deep in other elements': (size) => '<div>'.repeat(size) + html,
  'has long values': (size) => withValues(html, (value) => value.repeat(size)),
  'has lists as values': (size) => withValues(html, (value) => `${value} `.repeat(size)),
  'has long words as values': (size) => withValues(html, (value) => value + 'a'.repeat(size)),
  'has many attributes': (size) => html.replaceAll(tag, (start) => start + many(size, (n) => ` data-a${n}="b"`)),
  'has repeated attributes': (size) =>
    html.replaceAll(tag, (start) => start + ` ${start.replace(/^\S+|\/$/g, '')}`.repeat(size)),
  'has long texts': (size) => html.replaceAll(/>[^<]*/g, (text) => `${text}${' a'.repeat(size)}`),
  'follows comments': (size) => html.replaceAll(tag, (start) => '<!-- site-lint-disable -->'.repeat(size) + start),
});
