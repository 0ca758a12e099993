/** Finds the form definitions in a page: the JSON with its range, and the forms that it may define. */

import type { FieldDefinition } from '../../../core/model/form/definition.ts';
import { listFields } from '../../../core/model/form/list-fields.ts';
import { readDefinition } from '../../../core/model/form/read-definition.ts';
import { type EmbeddedJson, jsonInAttribute } from '../data/json-ranges.ts';
import { nearestOf } from './closest.ts';
import { hasTemplateCode, isDynamicJson } from './dynamic.ts';
import { type FormGroup, formGroup } from './form-group.ts';
import { formsOf, type PageForm } from './forms.ts';
import { attributeOf, named, type Page, type PageElement, someWithin, textOf } from './page.ts';

/** The JSON of a form. */
export interface Definition extends EmbeddedJson {
  /** The forms that it may define. */
  readonly forms: FormGroup;
}

const isJson = (element: PageElement): boolean => textOf(element, 'type').trim().toLowerCase() === 'application/json';

/** Whether the element contains the JSON that site builders write beside a form or instead of it. */
const isContext = (element: PageElement): boolean =>
  isJson(element) && /(?:^|\s)sqs-form-block-context(?=\s|$)/.test(textOf(element, 'class'));

const isHost = ({ name }: PageElement): boolean => name === 'site-form';

function inScript(script: PageElement, forms: FormGroup, text: string): Definition {
  const start = text.indexOf('>', script.attributes.at(-1)?.end ?? script.tag.end) + 1;
  return { text: text.slice(start, script.end), at: (offset) => start + offset, forms };
}

/** Returns the definition in `<site-form fields="[…]">`. */
function inAttribute(form: PageForm, text: string): readonly Definition[] {
  const attribute = form.host && attributeOf(form.host, 'fields');
  if (!attribute || attribute.value === '') return [];
  return [{ ...jsonInAttribute(attribute, text), forms: formGroup([form]) }];
}

function groupsByHost(forms: readonly PageForm[]): ReadonlyMap<PageElement | undefined, FormGroup> {
  const byHost = new Map<PageElement | undefined, PageForm[]>();
  for (const form of forms) {
    const ofHost = byHost.get(form.host);
    if (ofHost) ofHost.push(form);
    else byHost.set(form.host, [form]);
  }
  return new Map([...byHost].map(([host, ofHost]) => [host, formGroup(ofHost)]));
}

/** Returns the definitions in scripts: in a `<site-form>` for its forms, or of a site builder for any form. */
function inScripts(page: Page, forms: readonly PageForm[]): readonly Definition[] {
  const scripts = named(page, 'script').filter(isJson);
  if (scripts.length === 0) return [];
  const { text } = page.source;
  const hosts = nearestOf(page, isHost);
  const groups = groupsByHost(forms);
  const all = formGroup(forms);
  return scripts.flatMap((script) => {
    const host = hosts[script.index];
    const group = host ? groups.get(host) : isContext(script) ? all : undefined;
    return group ? [inScript(script, group, text)] : [];
  });
}

/** Returns all form definitions in the page, except those that a template changes before the page is served. */
export function definitionsOf(page: Page, forms: readonly PageForm[]): readonly Definition[] {
  const { text } = page.source;
  return [...inScripts(page, forms), ...forms.flatMap((form) => inAttribute(form, text))].filter(
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
    definition?.formId ? definition.formId === id : around.hasHosted(id),
  );
  const form = byJson?.around.hosted ?? forms.find(hasRequestedId);
  const fields = byJson?.definition?.fields ?? (form && listFields(form.markup).map(({ field }) => field));
  const holder = form?.host ?? form?.markup.node;
  const hasCaptcha = holder !== undefined && someWithin(holder, page, isCaptcha);
  return fields && { fields, hasCaptcha };
}
