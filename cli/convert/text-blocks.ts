/** Converts blocks whose content is text: accordions, marquees and menus. */
import { contract as marqueeContract } from '../../elements/marquee/contract.ts';
import { readBlock } from '../../elements/marquee/model/block.ts';
import { attributeOf, type PageElement, textOf } from '../lint/page/page.ts';
import { escapeText } from '../text/escape-text.ts';
import {
  blockContent,
  childrenOf,
  contentRange,
  converted,
  hasClass,
  hasText,
  inside,
  type Job,
  leave,
  outerRange,
  plainText,
  removeAttribute,
} from './job.ts';
import { settingsText } from './settings.ts';

/** A title and the panel that it opens. */
interface Item {
  readonly node: PageElement;
  readonly title: PageElement;
  readonly button: PageElement;
  readonly panel: PageElement;
}

/** Returns the item of a list: the first child with a button is its title, the next child its panel. */
function itemOf(node: PageElement, { page }: Job): Item | undefined {
  const [title, panel, ...others] = childrenOf(node, page).filter(({ name }) => name !== 'hr');
  const button = title && [title, ...inside(title, page)].find((one) => attributeOf(one, 'aria-expanded'));
  return title && panel && button && others.length === 0 ? { node, title, button, panel } : undefined;
}

/** An item becomes `<details>`: the heading is its summary, and its button is a plain node. */
function convertItem({ title, button, panel }: Item, job: Job): void {
  const { edits, text } = job;
  const isOpen = textOf(button, 'aria-expanded') === 'true' ? ' open' : '';
  const range = outerRange(title, text);
  edits.wrap(range.start, outerRange(panel, text).end, `<details${isOpen}>`, '</details>');
  edits.wrap(range.start, range.end, '<summary>', '</summary>');
  if (button.name === 'button') {
    edits.replace(button.tag.start, button.tag.end, '<span');
    edits.replace(button.end, outerRange(button, text).end, '</span>');
    for (const name of ['aria-expanded', 'aria-controls', 'type']) removeAttribute(job, button, name);
  }
}

/** Converts an accordion: a list of items, each with a button and a panel. */
export function convertAccordion(block: PageElement, job: Job): boolean {
  const { page, text, edits } = job;
  const list = [block, ...inside(block, page)].find(
    (one) =>
      hasClass(one, 'accordion-items-container') || (one.name === 'ul' && itemOf(childrenOf(one, page)[0] ?? one, job)),
  );
  const items = list ? childrenOf(list, page).map((node) => itemOf(node, job)) : [];
  const complete = items.filter((item) => item !== undefined);
  if (!list || items.length === 0 || complete.length < items.length) return leave(job, block, 'convert-left-accordion');
  const { start, end } = outerRange(list, text);
  const isMultiple = textOf(list, 'data-should-allow-multiple-open-items') === 'true' ? ' multiple' : '';
  const isFirstOpen = textOf(list, 'data-is-first-item-expanded') === 'true' ? ' first-expanded' : '';
  edits.wrap(start, end, `<site-accordion${isMultiple}${isFirstOpen}>`, '</site-accordion>');
  for (const item of complete) convertItem(item, job);
  return converted(job, block, 'site-accordion', 'accordion');
}

/** Converts a marquee: its phrases are in its JSON. One that a script has drawn already is left. */
export function convertMarquee(block: PageElement, job: Job): boolean {
  const { text, edits } = job;
  const read = readBlock(textOf(block, 'data-block-json'));
  const phrases = (read?.items ?? []).map((html) => plainText(html, { start: 0, end: html.length })).filter(Boolean);
  if (!read || phrases.length === 0) return leave(job, block, 'convert-left-json', { kind: 'marquee' });
  const content = blockContent(block, job);
  if (hasText(content, job)) return leave(job, block, 'convert-left-content', { kind: 'marquee' });
  const { items: _, ...settings } = read;
  const paragraphs = phrases.map((phrase) => `<p>${escapeText(phrase)}</p>`).join('');
  edits.insert(
    contentRange(content, text).start,
    `<site-marquee${settingsText(marqueeContract, settings)}>${paragraphs}</site-marquee>`,
  );
  return converted(job, block, 'site-marquee', 'marquee');
}

/** Converts a menu: the element replaces the tabs of the site builder, and shows its panels. */
export function convertMenu(block: PageElement, job: Job): boolean {
  const { page, text, edits } = job;
  const content = inside(block, page).find((one) => hasClass(one, 'menu-wrapper') || hasClass(one, 'menus'));
  if (!content) return leave(job, block, 'convert-left-menu');
  const { start, end } = outerRange(content, text);
  edits.wrap(start, end, '<site-menu>', '</site-menu>');
  return converted(job, block, 'site-menu', 'menu');
}
