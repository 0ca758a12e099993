/** Converts the account links of site builders, which open a login by script. */
import { type PageElement, textOf } from '../lint/page/page.ts';
import { lastAtMost } from '../text/binary-search.ts';
import { addAttributes, converted, hasClass, inside, type Job, outerRange, removeAttribute, report } from './job.ts';

/** The account page, to which the element also links. */
const accountPage = '/account';

export const isAccountLink = (element: PageElement): boolean =>
  element.name === 'a' && hasClass(element, 'user-accounts-text-link');

/** Wraps an account link. It leads to the page of the account; its text for members is hidden, because the element shows another one. */
export function convertAccountLink(link: PageElement, job: Job): boolean {
  const { page, text, edits } = job;
  const { start, end } = outerRange(link, text);
  const content = inside(link, page);
  const forGuests = content.filter((one) => hasClass(one, 'unauth')).map(({ index }) => index);
  edits.wrap(start, end, '<site-account>', '</site-account>');
  if (/^\s*(?:#|javascript:|$)/i.test(textOf(link, 'href'))) {
    removeAttribute(job, link, 'href');
    addAttributes(job, link, ` href="${accountPage}"`);
  }
  let guestEnd = 0;
  for (const one of content) {
    if (hasClass(one, 'unauth')) guestEnd = Math.max(guestEnd, one.next);
    // The text of a link must not be hidden completely.
    const isNested = one.index < guestEnd || (forGuests[lastAtMost(forGuests, one.next - 1)] ?? -1) >= one.index;
    if (!hasClass(one, 'auth') || forGuests.length === 0 || isNested) continue;
    removeAttribute(job, one, 'hidden');
    addAttributes(job, one, ' hidden');
  }
  report(job, link, 'decide', 'convert-decide-account', { page: accountPage });
  return converted(job, link, 'site-account', 'account link');
}
