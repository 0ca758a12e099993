/** Reads the forms of a page for the form model. Values that a template fills in later are omitted. */
import type { ControlMarkup, FormMarkup, ItemMarkup } from '../../../core/model/form/markup.ts';
import { readSubmitCall } from '../../../core/model/form/page-ids.ts';
import { lastAtMost } from '../../text/binary-search.ts';
import { isSetByTemplate } from './accessible-name.ts';
import { isInTemplate, nearestOf } from './closest.ts';
import { hasTemplateCode, isBound } from './dynamic.ts';
import { memoizeLast } from './memoize-last.ts';
import { attributeOf, named, type Page, type PageElement, textOf } from './page.ts';

/** A `<form>`, or a `<site-form>` without a `<form>` inside. */
export interface PageForm {
  readonly markup: FormMarkup<PageElement>;
  /** The `<site-form>` that contains the form, or is the form. */
  readonly host: PageElement | undefined;
}

const noFields = ['submit', 'button', 'reset', 'image'];

const has = (element: PageElement, word: string): boolean => textOf(element, 'class').split(/\s+/).includes(word);

const plain = (element: PageElement, ...names: readonly string[]): string => {
  const name = names.find((one) => textOf(element, one) !== '' && !isSetByTemplate(element, one));
  return name === undefined ? '' : textOf(element, name);
};

function typeOf(element: PageElement): string {
  if (element.name === 'input') return plain(element, 'type').toLowerCase() || 'text';
  return element.name === 'select' && attributeOf(element, 'multiple') ? 'select-multiple' : element.name;
}

const isControl = (element: PageElement): boolean =>
  ['select', 'textarea'].includes(element.name) ||
  (element.name === 'input' && !isSetByTemplate(element, 'type') && !noFields.includes(typeOf(element)));

const isItem = (element: PageElement): boolean => has(element, 'form-item');
const isHost = ({ name }: PageElement): boolean => name === 'site-form';
const isForm = ({ name }: PageElement): boolean => name === 'form';

function controlMarkup(element: PageElement): ControlMarkup<PageElement> {
  const is = (name: string): boolean => attributeOf(element, name) !== undefined;
  return {
    node: element,
    type: typeOf(element),
    id: plain(element, 'id'),
    name: plain(element, 'name'),
    part: plain(element, 'data-title'),
    required: is('required') || isBound(element, 'required') || textOf(element, 'aria-required') === 'true',
    value: plain(element, 'value'),
    options: [],
    maxLength: plain(element, 'data-max-length', 'maxlength'),
    minLength: plain(element, 'minlength'),
    isFixed: is('readonly'),
    label: '',
  };
}

const markup = /<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^'">])*>?/g;

/**
 * Groups elements by the nearest element around them, from `nearest` by index. Elements without one have the key
 * undefined.
 */
function grouped(elements: readonly PageElement[], nearest: readonly (PageElement | undefined)[]): Groups {
  const groups = new Map<PageElement | undefined, PageElement[]>();
  for (const element of elements) {
    const around = nearest[element.index];
    const group = groups.get(around);
    if (group) group.push(element);
    else groups.set(around, [element]);
  }
  return groups;
}
type Groups = ReadonlyMap<PageElement | undefined, readonly PageElement[]>;

function itemMarkup(item: PageElement, own: readonly PageElement[], text: string): ItemMarkup<PageElement> {
  const title = own.find((element) => has(element, 'title') || element.name === 'legend');
  const written = title ? text.slice(title.tag.start, title.end) : '';
  const isFilledIn = hasTemplateCode(text.slice(item.tag.start, item.end));
  const titleText = written.replace(markup, ' ').replace(/\s+/g, ' ').trim();
  return {
    node: item,
    className: plain(item, 'class'),
    id: plain(item, 'id'),
    title: isFilledIn ? titleText || '…' : titleText,
    hasMarker: isFilledIn || /\*|required/i.test(titleText) || own.some((one) => one !== item && has(one, 'required')),
    controls: own.filter(isControl).map(controlMarkup),
  };
}

const idNames = ['data-form-id', 'form-id'];

/** Matches a form id in JSON, with quotes or with character references. */
const idInJson = /formId(?:"|&quot;|&#34;|&#x22;)\s*:/gi;

/** Returns the elements with JSON that has a form id. Searches the text once, because elements can be nested. */
function withIdInJson(elements: readonly PageElement[], text: string): ReadonlySet<PageElement> {
  const ids = [...text.matchAll(idInJson)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
  const starts = ids.map(({ start }) => start);
  return new Set(
    elements.filter(({ tag, end }) => {
      const first = ids[lastAtMost(starts, tag.start) + 1];
      return first !== undefined && first.end <= end;
    }),
  );
}

/** A form, or a host without a form, and its content. */
interface FormNodes {
  readonly form: PageElement;
  readonly host: PageElement | undefined;
  /** Whether JSON in the host has a form id. */
  readonly hasIdInJson: boolean;
  /** Elements that are not in a nested form. */
  readonly within: readonly PageElement[];
  /** The same elements by the item around them. */
  readonly byItem: Groups;
}

function formIdOf({ form, host, hasIdInJson, within }: FormNodes): string {
  const field = within.find((element) => element.name === 'input' && textOf(element, 'name') === 'formId');
  const isFilledIn = [form, host].some((one) => one && idNames.some((name) => isSetByTemplate(one, name)));
  return (
    plain(form, ...idNames) ||
    (host ? plain(host, ...idNames) : '') ||
    (attributeOf(form, 'onsubmit') ? readSubmitCall(textOf(form, 'onsubmit')).formId : '') ||
    (field ? textOf(field, 'value') : '') ||
    (isFilledIn || hasIdInJson ? '…' : '')
  );
}

function formOf(nodes: FormNodes, text: string): PageForm {
  const { form, host, within, byItem } = nodes;
  const items = within.filter(isItem);
  const redirects = ['data-success-redirect', 'success-redirect'];
  return {
    host,
    markup: {
      node: form,
      formId: formIdOf(nodes),
      redirect: plain(form, ...redirects) || (host ? plain(host, ...redirects) : ''),
      isManaged: host !== undefined || items.length > 0 || attributeOf(form, 'data-form-id') !== undefined,
      items: items.map((item) => itemMarkup(item, byItem.get(item) ?? [], text)),
      controls: (byItem.get(undefined) ?? []).filter(isControl).map(controlMarkup),
    },
  };
}

/** Returns the forms of a page, in order, without those in templates. */
export const formsOf = memoizeLast((page: Page): readonly PageForm[] => {
  const forms = named(page, 'form').filter((form) => !isInTemplate(form, page));
  const hosts = named(page, 'site-form');
  if (forms.length === 0 && hosts.length === 0) return [];
  const { text } = page.source;
  const formAround = nearestOf(page, isForm);
  const hostAround = nearestOf(page, isHost);
  const itemAround = nearestOf(page, isItem);
  const hostsWithId = withIdInJson(hosts, text);
  const withForms = new Set(forms.map((form) => hostAround[form.index]));
  const byForm = grouped(page.elements, formAround);
  return [...forms, ...hosts.filter((host) => !withForms.has(host))].map((form) => {
    const within = (byForm.get(form) ?? []).filter((element) => element !== form);
    const host = hostAround[form.index];
    const hasIdInJson = host !== undefined && hostsWithId.has(host);
    return formOf({ form, host, hasIdInJson, within, byItem: grouped(within, itemAround) }, text);
  });
});
