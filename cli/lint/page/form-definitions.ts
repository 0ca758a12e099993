/** Finds the form definitions in a page: the JSON with its range, and the forms that it may define. */

import type { FieldDefinition } from '../../../core/model/form/definition.ts';
import { listFields } from '../../../core/model/form/list-fields.ts';
import { readDefinition } from '../../../core/model/form/read-definition.ts';
import { type EmbeddedJson, jsonInAttribute } from '../data/json-ranges.ts';
import { hasTemplateCode, isDynamicJson } from './dynamic.ts';
import { formsOf, type PageForm } from './forms.ts';
import { attributeOf, named, type Page, type PageElement, someWithin, textOf } from './page.ts';

/** The JSON of a form. */
export interface Definition extends EmbeddedJson {
  /** The forms that it may define. */
  readonly forms: readonly PageForm[];
}

const isJson = (element: PageElement): boolean => textOf(element, 'type').trim().toLowerCase() === 'application/json';

/** Whether the element contains the JSON that site builders write beside a form or instead of it. */
const isContext = (element: PageElement): boolean =>
  isJson(element) && /(?:^|\s)sqs-form-block-context(?=\s|$)/.test(textOf(element, 'class'));

const isIn = (element: PageElement, host: PageElement | undefined): boolean =>
  host !== undefined && element.tag.start > host.tag.start && element.tag.start < host.end;

function inScript(script: PageElement, forms: readonly PageForm[], text: string): Definition {
  const start = text.indexOf('>', script.attributes.at(-1)?.end ?? script.tag.end) + 1;
  return { text: text.slice(start, script.end), at: (offset) => start + offset, forms };
}

/** Returns the definition in `<site-form fields="[…]">`. */
function inAttribute(form: PageForm, text: string): readonly Definition[] {
  const attribute = form.host && attributeOf(form.host, 'fields');
  if (!attribute || attribute.value === '') return [];
  return [{ ...jsonInAttribute(attribute, text), forms: [form] }];
}

/** Returns all form definitions in the page, except those that a template changes before the page is served. */
export function definitionsOf(page: Page, forms: readonly PageForm[]): readonly Definition[] {
  const { text } = page.source;
  const scripts = named(page, 'script')
    .filter(isJson)
    .flatMap((script) => {
      const around = forms.filter(({ host }) => isIn(script, host));
      if (around.length > 0) return [inScript(script, around, text)];
      return isContext(script) ? [inScript(script, forms, text)] : [];
    });
  return [...scripts, ...forms.flatMap((form) => inAttribute(form, text))].filter(
    (definition) => !hasTemplateCode(definition.text) && !isDynamicJson(definition.text),
  );
}

/** A form of a page, as the server that receives its submissions needs it. */
export interface DefinedForm {
  readonly fields: readonly FieldDefinition[];
  readonly hasCaptcha: boolean;
}

const isCaptcha = (element: PageElement): boolean =>
  element.name === 'site-captcha' && attributeOf(element, 'site-key') !== undefined;

/**
 * Returns the form with an id, from its JSON or else from its markup. Returns undefined if the page has no such form.
 */
export function definedForm(page: Page, id: string): DefinedForm | undefined {
  const forms = formsOf(page);
  const hasRequestedId = ({ markup }: PageForm): boolean => markup.formId === id;
  const read = definitionsOf(page, forms).map(({ text, forms: around }) => ({ around, ...readDefinition(text) }));
  const byJson = read.find(({ around, definition }) =>
    definition?.formId ? definition.formId === id : around.some((form) => form.host && hasRequestedId(form)),
  );
  const form = byJson?.around.find(({ host }) => host) ?? forms.find(hasRequestedId);
  const fields = byJson?.definition?.fields ?? (form && listFields(form.markup).map(({ field }) => field));
  const holder = form?.host ?? form?.markup.node;
  const hasCaptcha = holder !== undefined && someWithin(holder, page, isCaptcha);
  return fields && { fields, hasCaptcha };
}
