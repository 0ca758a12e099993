/** Determines how a document of an editor is checked, from its language and file name. */

/**
 * `page`: as `check` and `validate` read an HTML file. `template`: HTML that a program completes. `data`: JSON or a
 * script, which only `validate` reads.
 */
export type DocumentKind = 'page' | 'template' | 'data';

/** Language ids of editors for files with markup and code. One language has several ids, because editors differ. */
const templateLanguages: ReadonlySet<string> = new Set([
  'aspnetcorerazor',
  'astro',
  'blade',
  'django-html',
  'ejs',
  'erb',
  'eruby',
  'gohtml',
  'gohtmltmpl',
  'handlebars',
  'hbs',
  'html-eex',
  'html.erb',
  'htmlangular',
  'htmldjango',
  'jinja',
  'jinja-html',
  'jinja2',
  'liquid',
  'mustache',
  'njk',
  'nunjucks',
  'php',
  'razor',
  'twig',
  'webc',
]);

const dataLanguages: ReadonlySet<string> = new Set(['json', 'jsonc', 'json5', 'javascript']);

const pageLanguages: ReadonlySet<string> = new Set(['html', 'xhtml']);

/** The language ids of all documents that are checked. */
export const checkedLanguages: readonly string[] = [...pageLanguages, ...templateLanguages, ...dataLanguages];

/** Returns the kind of a document; undefined for one that contains nothing to check. */
export function documentKind(language: string, file: string): DocumentKind | undefined {
  const id = language.toLowerCase();
  const isTemplate = templateLanguages.has(id);
  if (pageLanguages.has(id) || isTemplate) return !isTemplate || /\.html?$/i.test(file) ? 'page' : 'template';
  return dataLanguages.has(id) ? 'data' : undefined;
}
