/** Converts forms of site builders: markup with the ids of a form, newsletter forms, and definitions in JSON. */

import { readSubmitCall } from '../../core/model/form/page-ids.ts';
import { readDefinition } from '../../core/model/form/read-definition.ts';
import { isSafeUrl } from '../../core/model/safe-url.ts';
import { type PageElement, textOf } from '../lint/page/page.ts';
import { attributeText } from '../text/attribute-text.ts';
import { isPlatformHost } from './files/saved-url.ts';
import {
  addAttributes,
  contentRange,
  converted,
  hasClass,
  isMisnested,
  type Job,
  leave,
  outerRange,
  removeAttribute,
  report,
  wrapElement,
} from './job.ts';

/** The route that saves submissions, as the server of the site builder and our mock have it. */
const saveRoute = '/api/form/SaveFormSubmission';

const formIdOf = (form: PageElement): string =>
  textOf(form, 'data-form-id') || readSubmitCall(textOf(form, 'onsubmit')).formId;

/** Whether a form was sent by the scripts of the site builder. Forms of other services are sent by the browser. */
export const isBuilderForm = (element: PageElement): boolean =>
  element.name === 'form' && (formIdOf(element) !== '' || hasClass(element, 'newsletter-form'));

export const isDefinition = (element: PageElement): boolean =>
  element.name === 'script' && hasClass(element, 'sqs-form-block-context');

const hidden = (name: string, value: string): string =>
  value === '' ? '' : `<input type="hidden" name="${name}"${attributeText('value', value)}>`;

/** Wraps a form, and makes it work without script: it gets a method, an action and the ids that its script has sent. */
export function convertForm(form: PageElement, job: Job): boolean {
  const { text, edits } = job;
  // The parser moves an element in a table to a place before it.
  if (/^(?:table|tbody|thead|tfoot|tr)$/.test(form.parent?.name ?? ''))
    return leave(job, form, 'convert-left-table', { tag: 'site-form' });
  if (isMisnested(form, job)) return leave(job, form, 'convert-left-unclosed', { tag: 'site-form' });
  const { start, end } = outerRange(form, text);
  const formId = formIdOf(form);
  const { collectionId, objectName } = readSubmitCall(textOf(form, 'onsubmit'));
  wrapElement(job, form, `<site-form${attributeText('form-id', formId || undefined)}>`, '</site-form>');
  const action = textOf(form, 'action').trim();
  const isPlatform = URL.canParse(action) && isPlatformHost(new URL(action).hostname);
  const isSent = action !== '' && !action.startsWith('#') && isSafeUrl(action) && !isPlatform;
  const code = textOf(form, 'onsubmit');
  // The call leads to a script that is gone; an error in it would keep the form from being sent.
  if (readSubmitCall(code).formId !== '' || code.includes('squarespace-form-submit'))
    removeAttribute(job, form, 'onsubmit');
  if (!isSent) {
    for (const name of ['action', 'method']) removeAttribute(job, form, name);
    addAttributes(job, form, ` method="post" action="${saveRoute}"`);
    const written = text.slice(start, end);
    const ids = { formId, collectionId, objectName };
    const missing = Object.entries(ids).filter(([name]) => !new RegExp(`name\\s*=\\s*["']?${name}\\b`).test(written));
    edits.insert(contentRange(form, text).start, missing.map(([name, value]) => hidden(name, value)).join(''));
  }
  report(job, form, 'decide', 'convert-decide-form', { action: isSent ? action : saveRoute });
  return converted(job, form, 'site-form', 'form');
}

/** Wraps the JSON that defines a form: the element renders the fields next to it. */
export function convertDefinition(script: PageElement, job: Job): boolean {
  const { text, edits } = job;
  const { start, end } = contentRange(script, text);
  const { definition } = readDefinition(text.slice(start, end));
  if (!definition || definition.fields.length === 0) return leave(job, script, 'convert-left-json', { kind: 'form' });
  const outer = outerRange(script, text);
  const id = definition.formId || undefined;
  edits.wrap(outer.start, outer.end, `<site-form${attributeText('form-id', id)}>`, '</site-form>');
  // The element reads JSON of this type only.
  if (textOf(script, 'type') !== 'application/json') {
    removeAttribute(job, script, 'type');
    addAttributes(job, script, ' type="application/json"');
  }
  report(job, script, 'decide', 'convert-decide-form', { action: saveRoute });
  return converted(job, script, 'site-form', 'form');
}
