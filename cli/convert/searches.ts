/** Converts search forms, and search blocks, whose field is in no form. */
import { isWithin } from '../lint/page/closest.ts';
import { attributeOf, type Page, type PageElement, textOf } from '../lint/page/page.ts';
import { hasOwnBase, isOfSite } from './files/map-page.ts';
import { parseUrl } from './files/saved-url.ts';
import {
  addAttributes,
  blockContent,
  contentRange,
  converted,
  finish,
  inside,
  isMisnested,
  isUnseen,
  type Job,
  leave,
  removeAttribute,
  report,
  wrapElement,
} from './job.ts';

/** The search page of site builders. */
const searchPage = '/search';

const searchPath = /(?:^|\/)search(?:\/|\.html?|\/index\.html?)?$/i;

/** Whether a form leads to the search page of the site with the method `get`. */
export function isSearchForm(form: PageElement, page: Page): boolean {
  if (form.name !== 'form' || /^\s*(?:post|dialog)\s*$/i.test(textOf(form, 'method'))) return false;
  const action = textOf(form, 'action');
  return searchPath.test(parseUrl(action)?.path ?? '') && isOfSite(action, page);
}

const typeOf = (field: PageElement): string => textOf(field, 'type').toLowerCase();

/** Whether visitors type a query into a field. Matches `findField` in elements/search/search-form.ts. */
const isQuery = (field: PageElement): boolean =>
  field.name === 'input' &&
  ((textOf(field, 'name') === 'q' && typeOf(field) !== 'hidden') ||
    (typeOf(field) === 'search' && attributeOf(field, 'name') !== undefined));

/** Whether a form contains the field of a query, and sends it. */
const hasQuery = (form: PageElement, page: Page): boolean =>
  inside(form, page).some((field) => {
    const owner = attributeOf(field, 'form')?.value;
    return isQuery(field) && !isUnseen(field, page) && (owner === undefined || owner === textOf(form, 'id'));
  });

/** Puts an element around the search form of the author. A form without a field for a query stays as it is. */
export function convertSearchForm(form: PageElement, job: Job): boolean {
  const { page } = job;
  if (!hasQuery(form, page)) return false;
  // The parser moves an element in a table to a place before it.
  if (/^(?:table|tbody|thead|tfoot|tr)$/.test(form.parent?.name ?? ''))
    return leave(job, form, 'convert-left-table', { tag: 'site-search' }, () => false);
  if (isMisnested(form, job)) return leave(job, form, 'convert-left-unclosed', { tag: 'site-search' }, () => false);
  wrapElement(job, form, '<site-search>', '</site-search>');
  report(job, form, 'decide', 'convert-decide-search', { action: textOf(form, 'action').trim() });
  return converted(job, form, 'site-search', 'search form');
}

const isForm = ({ name }: PageElement): boolean => name === 'form';
const isInForm = isWithin(isForm);

/** Whether the script of the site builder reads the field of a search block. It has no name. */
const isBlockField = (field: PageElement): boolean =>
  field.name === 'input' &&
  attributeOf(field, 'form') === undefined &&
  /^(?:|text|search)$/.test(typeOf(field)) &&
  /^q?$/.test(textOf(field, 'name'));

/** Blocks in a block are part of it. All other parts of a block that is left are converted. */
const isSearchBlock = (element: PageElement): boolean => textOf(element, 'data-block-type').trim() === '33';

/** Puts a form around the field of a search block, and an element around the form. */
export function convertSearchBlock(block: PageElement, job: Job): boolean {
  const { page, text, edits } = job;
  const content = inside(block, page);
  const form = content.find(isForm);
  if (form && isSearchForm(form, page) && hasQuery(form, page)) {
    const isConverted = convertSearchForm(form, job);
    finish(job, block, isConverted ? undefined : isSearchBlock);
    return isConverted;
  }
  const field = content.find((one) => isBlockField(one) && !isUnseen(one, page));
  // A form must not contain another one.
  if (!field || form || isInForm(block, page)) return leave(job, block, 'convert-left-search', {}, isSearchBlock);
  if (!hasOwnBase(page)) return leave(job, block, 'convert-left-search-base', {}, isSearchBlock);
  const { start, end } = contentRange(blockContent(block, job), text);
  edits.wrap(start, end, `<site-search><form action="${searchPage}" method="get">`, '</form></site-search>');
  if (!attributeOf(field, 'name')?.value) {
    removeAttribute(job, field, 'name');
    addAttributes(job, field, ' name="q"');
  }
  report(job, block, 'decide', 'convert-decide-search', { action: searchPage });
  return converted(job, block, 'site-search', 'search block');
}
