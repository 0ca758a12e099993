/** Converts the shop of site builders: products with variants, cart links and buttons for donations. */
import { isWithin } from '../lint/page/closest.ts';
import { attributeOf, type PageElement, textOf } from '../lint/page/page.ts';
import { attributeText } from '../text/attribute-text.ts';
import { converted, hasClass, inside, type Job, leave, outerEnd, outerRange, removeAttribute, report } from './job.ts';

/** The route that adds a product, as the server of the site builder and our mock have it. */
const addRoute = '/api/commerce/shopping-cart/entries';

const isInForm = isWithin(({ name }) => name === 'form');

/** Returns the node that adds the product to the cart: the first one after the variants, before those of another product. */
function addButton(variants: PageElement, { page }: Job): PageElement | undefined {
  for (const element of page.elements.slice(variants.next)) {
    if (attributeOf(element, 'data-variants')) return undefined;
    if (hasClass(element, 'sqs-add-to-cart-button')) return element;
  }
  return undefined;
}

/** Returns the element with this parent that contains an element. */
function siblingAround(element: PageElement, parent: PageElement | undefined): PageElement | undefined {
  let one: PageElement | undefined = element;
  while (one && one.parent !== parent) one = one.parent;
  return one;
}

/** Puts a form and a `<site-product>` around the variants and the button of a product. The button becomes a real one. */
export function convertProduct(variants: PageElement, job: Job): boolean {
  const { page, text, edits } = job;
  const button = addButton(variants, job);
  const last = button && siblingAround(button, variants.parent);
  const itemId = textOf(variants, 'data-item-id');
  if (!button || !last || itemId === '' || !/^(?:div|span|button|input)$/.test(button.name))
    return leave(job, variants, 'convert-left-product');
  const isForm = ({ name }: PageElement): boolean => name === 'form';
  // A form must not contain another one.
  if (isInForm(variants, page) || page.elements.slice(variants.index, last.next).some(isForm))
    return leave(job, variants, 'convert-left-product-form');
  const data = attributeText('data-variants', textOf(variants, 'data-variants'));
  const form = `<form action="${addRoute}" method="post"><input type="hidden" name="itemId"${attributeText('value', itemId)}>`;
  edits.wrap(variants.tag.start, outerEnd(last, text), `<site-product${data}>${form}`, '</form></site-product>');
  removeAttribute(job, variants, 'data-variants');
  if (/^(?:div|span)$/.test(button.name)) {
    edits.replace(button.tag.start, button.tag.end, '<button');
    const end = outerEnd(button, text);
    if (end > button.end) edits.replace(button.end, end, '</button>');
    for (const name of ['role', 'tabindex']) removeAttribute(job, button, name);
  }
  report(job, variants, 'decide', 'convert-decide-shop');
  job.done.add(button);
  return converted(job, variants, 'site-product', 'product');
}

/** Wraps a cart link. Its count is for visitors without script, because the element shows another one. */
export function convertCartLink(link: PageElement, job: Job): boolean {
  const { start, end } = outerRange(link, job.text);
  const count = inside(link, job.page).find((one) => hasClass(one, 'sqs-cart-quantity'));
  if (count) job.edits.insert(count.tag.start + `<${count.name}`.length, ' data-site-count');
  job.edits.wrap(start, end, '<site-cart-indicator>', '</site-cart-indicator>');
  report(job, link, 'decide', 'convert-decide-shop');
  return converted(job, link, 'site-cart-indicator', 'cart link');
}

const donatePageId = (element: PageElement): string =>
  textOf(element, 'data-donate-page-id') || (/[?&]donatePageId=([\w-]+)/.exec(textOf(element, 'href'))?.[1] ?? '');

/** Wraps the button of a donation block. */
export function convertDonate(block: PageElement, job: Job): boolean {
  const button = inside(block, job.page).find((one) => donatePageId(one) !== '');
  const id = donatePageId(button ?? block);
  const node = button ?? block;
  if (id === '') return leave(job, block, 'convert-left-donation');
  const { start, end } = outerRange(node, job.text);
  job.edits.wrap(start, end, `<site-donate${attributeText('donate-page-id', id)}>`, '</site-donate>');
  report(job, block, 'decide', 'convert-decide-shop');
  return converted(job, block, 'site-donate', 'donation');
}
