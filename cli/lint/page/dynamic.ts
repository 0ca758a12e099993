/** Detects values that a template or framework fills in later. A rule reports nothing about unknown values. */
import { memoizeText } from '../../text/memoize-text.ts';
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

// Template code between attributes: `{...props}`, `{{#if a}}`, `<?php if (a) ?>`, `@attributes`. The parser reads it as
// attribute names.
const templateInTag = /[{}<]/;
const anyAttribute = /^(?:v-bind|x-bind|th:attr|th:field|data-bind|asp-for)$/;

// Bindings: `:alt`, `v-bind:alt`, `x-bind:alt`, `bind:alt`, `th:alt`, `ng-attr-alt`, `[alt]`, `[attr.alt]`.
const binding = /^(?:v-bind:|x-bind:|bind:|th:|ng-attr-|ng-|attr\.|[:[.])+/;
const closing = /[\].].*$/s;

/** The use of an attribute name by templates and frameworks. */
interface NameUse {
  /** Whether a template writes such an attribute, or any attributes in its place. */
  readonly isTemplate: boolean;
  /** Whether it is one if it has no value. */
  readonly isTemplateAlone: boolean;
  /** The attribute that a framework sets. */
  readonly bound: string | undefined;
}

/** Returns the use of an attribute name; undefined if it is that of a plain attribute. */
const useOf = memoizeText((name): NameUse | undefined => {
  const use = {
    isTemplate: templateInTag.test(name) || anyAttribute.test(name),
    isTemplateAlone: name.startsWith('@'),
    bound: binding.test(name) ? name.replace(binding, '').replace(closing, '') : undefined,
  };
  return use.isTemplate || use.isTemplateAlone || use.bound !== undefined ? use : undefined;
});

/** Whether templates and frameworks give no meaning to the name of an attribute. */
export const isPlainName = (name: string): boolean => useOf(name) === undefined;

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
