/** Detects values that a template or framework fills in later. A rule reports nothing about unknown values. */
import { useOf } from './attribute-use.ts';
import type { PageElement } from './page.ts';

// Handlebars, Vue and Angular texts, Liquid, EJS and PHP, template literals, Polymer and Thymeleaf, Template Toolkit, JSX,
// Svelte and JSON-T, Razor, short codes, and names between percent signs that are not percent-encoding.
// A brace before a quote is JSON, not a placeholder.
const placeholder =
  /\{\{|\{%|<[%?]|\$\{|\[[[%]|\{\s*[A-Za-z_$@#.]|%(?![\dA-Fa-f]{2}%)[A-Za-z_]+%|(?:^|[:#/])@[A-Za-z(]|\[[A-Za-z][\w-]*\]/;

// A parameter of a URL, such as `?c[id]=5`, not a short code.
const bracketParameter = /([?&][\w.-]+)(?:\[[\w-]*\])+(?==)/g;

// Every placeholder has one of them. Most values have none, and the search for one character takes little time.
const beginsPlaceholder = /[{<[%@]/;

/** Whether a value contains a placeholder. */
export const isDynamic = (value: string): boolean =>
  beginsPlaceholder.test(value) && placeholder.test(value.replace(bracketParameter, '$1'));

// A brace before a key without quotes, which is invalid JSON instead, or brackets of lists: `[true]` and `[[1, 2]]`.
const notPlaceholder =
  /\{\s*(?=[A-Za-z_$][\w$-]*\s*:)|\[(?=(?:true|false|null)\])|(?<!\[)\[{2,}(?=\s*(?:["\d{\]-]|true|false|null))/g;

/** Whether a value that must be JSON contains a placeholder. */
export const isDynamicJson = (value: string): boolean => isDynamic(value.replace(notPlaceholder, ''));

// Code of a server, Liquid, Handlebars, Vue and Angular, server-side includes, JSON-T of the platform.
const filling = /<\?(?!xml)|<%|\{%|\{\{|<!--\s*#include|\{squarespace[.-]/i;

/** Whether template code inserts further markup into a text before it is rendered. */
export const hasTemplateCode = (text: string): boolean => filling.test(text);

/** Whether a template writes attributes of this element: then it is unknown which attributes it has. */
export const isTemplated = ({ attributes, isPlain }: PageElement): boolean =>
  !isPlain &&
  attributes.some(({ name, quote }) => {
    const use = useOf(name);
    return use?.isTemplate || (use?.isTemplateAlone && quote === undefined);
  });

/** Whether a framework or template may set the attribute `name`. */
export const isBound = (element: PageElement, name: string): boolean =>
  !element.isPlain && (isTemplated(element) || element.attributes.some((one) => useOf(one.name)?.bound === name));

/** Whether a template, a framework or another component may add markup to this element. */
export const mayAddMarkup = ({ name }: PageElement): boolean =>
  name === 'slot' || name === 'template' || name.includes('-');
