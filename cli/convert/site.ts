/** Adds what a page gets from its site context, and links our files. */
import { readElementContext } from '../../core/model/site-context/read-element-context.ts';
import { readSiteContext } from '../../core/model/site-context/read-site-context.ts';
import { attributeOf, named, type Page, type PageElement, textOf, withAttribute } from '../lint/page/page.ts';
import { attributeText } from '../text/attribute-text.ts';
import { contentRange, converted, hasClass, isLoader, type Job, report } from './job.ts';

/** Returns an id as an attribute; empty if an element of the page has it. */
const freeId = (id: string, page: Page): string =>
  withAttribute(page, 'id').some((element) => textOf(element, 'id') === id) ? '' : attributeText('id', id);

/** Puts an announcement bar into the place that the site builder keeps for it. The page header, which is one on some sites, stays. */
export function convertAnnouncementBar(place: PageElement, job: Job): boolean {
  const { page, text, edits } = job;
  const { announcementBarSettings } = readElementContext(job.context);
  const content = contentRange(place, text);
  const isEmpty = !/\S/.test(text.slice(content.start, content.end));
  if (!announcementBarSettings?.text || !isEmpty || job.handledKinds.has('announcement bar')) return false;
  job.handledKinds.add('announcement bar');
  edits.insert(content.start, `<site-announcement-bar${freeId('announcement', page)}></site-announcement-bar>`);
  return converted(job, place, 'site-announcement-bar', 'announcement bar');
}

/** Adds the cookie banner and the info bar that the settings of the site switch on. */
export function addBars(job: Job): void {
  const { page, text, edits } = job;
  const [body] = named(page, 'body');
  if (!body) return;
  const { start, end } = contentRange(body, text);
  const { cookieSettings } = readElementContext(job.context);
  const has = (tag: string): boolean => named(page, tag).length > 0;
  if (cookieSettings?.isCookieBannerEnabled && !has('site-cookie-banner')) {
    edits.insert(start, `<site-cookie-banner${freeId('cookies', page)}></site-cookie-banner>`);
    report(job, body, 'converted', 'convert-converted', { kind: 'cookie banner', tag: 'site-cookie-banner' });
  }
  const { mobileInfoBarSettings: bar = {}, popupOverlaySettings: popup = {} } = readSiteContext(job.context) ?? {};
  const isShown =
    bar.isContactEmailEnabled || bar.isContactPhoneNumberEnabled || bar.isLocationEnabled || bar.isBusinessHoursEnabled;
  if (isShown && !has('site-info-bar')) {
    edits.insert(end, '<site-info-bar></site-info-bar>');
    report(job, body, 'converted', 'convert-converted', { kind: 'info bar', tag: 'site-info-bar' });
  }
  const hasPopup = popup.showOnAllPages === true || (popup.enabledPages?.length ?? 0) > 0;
  if (hasPopup && !has('site-popup')) report(job, body, 'left', 'convert-left-popup');
}

/** Links the stylesheet and the loader in the head, unless the page loads them. */
export function linkFiles(job: Job, folder: string): void {
  const { page, edits } = job;
  const [head] = named(page, 'head');
  const [body] = named(page, 'body');
  // Without a tag, the head ends where the body begins.
  const end = head?.end ?? body?.tag.start;
  if (named(page, 'script').some(isLoader)) return;
  const [first] = page.elements;
  if (end === undefined) {
    if (first) report(job, first, 'decide', 'convert-decide-loader', { folder });
    return;
  }
  const isOwn = (element: PageElement): boolean => attributeOf(element, 'data-site-css') !== undefined;
  const link = named(page, 'link').some(isOwn)
    ? ''
    : `<link rel="stylesheet"${attributeText('href', `${folder}site-elements.css`)} data-site-css>\n`;
  edits.insert(end, `${link}<script type="module"${attributeText('src', `${folder}site.js`)}></script>\n`);
}

/** Whether a node is the place of an announcement bar. */
export const isAnnouncementPlace = (element: PageElement): boolean =>
  hasClass(element, 'sqs-announcement-bar-dropzone');
