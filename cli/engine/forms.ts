/** The forms of a page, described as the form model wants them. What a template fills in later counts as not there. */
import type { ControlMarkup, FormMarkup, ItemMarkup } from '../../core/model/form/markup.ts';
import { readSubmitCall } from '../../core/model/form/page-ids.ts';
import { isAssembled, isBound } from './dynamic.ts';
import { isOpen } from './naming.ts';
import { allIn, attributeOf, isTemplate, isWithin, named, type Page, type PageElement, textOf } from './page.ts';
import { perPage } from './per-page.ts';

/** A `<form>`, or a `<site-form>` that has none inside. */
export interface PageForm {
  readonly markup: FormMarkup<PageElement>;
  /** The `<site-form>` around it, or itself. */
  readonly host: PageElement | undefined;
}

const noFields = ['submit', 'button', 'reset', 'image'];

const has = (element: PageElement, word: string): boolean => textOf(element, 'class').split(/\s+/).includes(word);

const plain = (element: PageElement, ...names: readonly string[]): string => {
  const name = names.find((one) => textOf(element, one) !== '' && !isOpen(element, one));
  return name === undefined ? '' : textOf(element, name);
};

function typeOf(element: PageElement): string {
  if (element.name === 'input') return plain(element, 'type').toLowerCase() || 'text';
  return element.name === 'select' && attributeOf(element, 'multiple') ? 'select-multiple' : element.name;
}

const isControl = (element: PageElement): boolean =>
  ['select', 'textarea'].includes(element.name) ||
  (element.name === 'input' && !isOpen(element, 'type') && !noFields.includes(typeOf(element)));

/** The nearest element around, or the element itself, that passes. */
function nearest(element: PageElement, test: (around: PageElement) => boolean): PageElement | undefined {
  let found: PageElement | undefined;
  isWithin(element, (around) => {
    if (test(around)) found = around;
    return found !== undefined;
  });
  return found;
}

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

function itemMarkup(item: PageElement, within: readonly PageElement[], text: string): ItemMarkup<PageElement> {
  const own = within.filter((element) => nearest(element, isItem) === item);
  const title = own.find((element) => has(element, 'title') || element.name === 'legend');
  const written = title ? text.slice(title.tag.start, title.end) : '';
  const isFilledIn = isAssembled(text.slice(item.tag.start, item.end));
  const words = written.replace(markup, ' ').replace(/\s+/g, ' ').trim();
  return {
    node: item,
    className: plain(item, 'class'),
    id: plain(item, 'id'),
    title: isFilledIn ? words || '…' : words,
    hasMarker: isFilledIn || /\*|required/i.test(words) || own.some((one) => one !== item && has(one, 'required')),
    controls: own.filter(isControl).map(controlMarkup),
  };
}

const idNames = ['data-form-id', 'form-id'];

/** In JSON, between quotes or the references of an attribute. */
const idInJson = /formId(?:"|&quot;|&#34;|&#x22;)\s*:/i;

function formIdOf(
  form: PageElement,
  host: PageElement | undefined,
  within: readonly PageElement[],
  text: string,
): string {
  const field = within.find((element) => element.name === 'input' && textOf(element, 'name') === 'formId');
  const isFilledIn = [form, host].some((one) => one && idNames.some((name) => isOpen(one, name)));
  const isInJson = host !== undefined && idInJson.test(text.slice(host.tag.start, host.end));
  return (
    plain(form, ...idNames) ||
    (host ? plain(host, ...idNames) : '') ||
    readSubmitCall(textOf(form, 'onsubmit')).formId ||
    (field ? textOf(field, 'value') : '') ||
    (isFilledIn || isInJson ? '…' : '')
  );
}

function formOf(form: PageElement, within: readonly PageElement[], text: string): PageForm {
  const host = nearest(form, isHost);
  const items = within.filter(isItem);
  const redirects = ['data-success-redirect', 'success-redirect'];
  return {
    host,
    markup: {
      node: form,
      formId: formIdOf(form, host, within, text),
      redirect: plain(form, ...redirects) || (host ? plain(host, ...redirects) : ''),
      isOurs: host !== undefined || items.length > 0 || attributeOf(form, 'data-form-id') !== undefined,
      items: items.map((item) => itemMarkup(item, within, text)),
      controls: within.filter((element) => isControl(element) && !nearest(element, isItem)).map(controlMarkup),
    },
  };
}

/** Every form of a page, in order; those in templates are none yet. */
export const formsOf = perPage((page: Page): readonly PageForm[] => {
  const forms = named(page, 'form').filter((form) => !isWithin(form, isTemplate));
  const bare = named(page, 'site-form').filter((host) => !forms.some((form) => nearest(form, isHost) === host));
  const within = (form: PageElement): readonly PageElement[] =>
    allIn(form, page).filter((element) => element !== form && nearest(element, isForm) === form);
  return [...forms, ...bare].map((form) => formOf(form, within(form), page.source.text));
});
