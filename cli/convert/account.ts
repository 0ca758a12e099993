/** Converts the account links of site builders, which open a login by script. */
import { type PageElement, textOf } from '../lint/page/page.ts';
import { addAttributes, converted, hasClass, inside, type Job, outerRange, removeAttribute, report } from './job.ts';

/** The page of the account, which the element links too. */
const accountPage = '/account';

export const isAccountLink = (element: PageElement): boolean =>
  element.name === 'a' && hasClass(element, 'user-accounts-text-link');

/** Wraps an account link. It leads to the page of the account; its text for members is hidden, because the element shows another one. */
export function convertAccountLink(link: PageElement, job: Job): boolean {
  const { page, text, edits } = job;
  const { start, end } = outerRange(link, text);
  const content = inside(link, page);
  const forMembers = content.find((one) => hasClass(one, 'auth'));
  edits.wrap(start, end, '<site-account>', '</site-account>');
  if (/^\s*(?:#.*)?$/.test(textOf(link, 'href'))) {
    removeAttribute(job, link, 'href');
    addAttributes(job, link, ` href="${accountPage}"`);
  }
  if (forMembers && content.some((one) => hasClass(one, 'unauth'))) {
    removeAttribute(job, forMembers, 'hidden');
    addAttributes(job, forMembers, ' hidden');
  }
  report(job, link, 'decide', 'convert-decide-account', { page: accountPage });
  return converted(job, link, 'site-account', 'account link');
}
