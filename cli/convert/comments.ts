/** Reports comments: no element shows or takes them. The comments that were saved stay in the page. */
import { own } from '../../core/model/site-context/decoders.ts';
import { type PageElement, textOf } from '../lint/page/page.ts';
import { hasClass, type Job, report } from './job.ts';

const isThread = (element: PageElement): boolean => textOf(element, 'id') === 'disqus_thread';
const isOfBuilder = (element: PageElement): boolean => hasClass(element, 'squarespace-comments');

/** Whether an element is the place of comments, or the form for a new one. */
export const isComments = (element: PageElement): boolean =>
  isOfBuilder(element) || isThread(element) || hasClass(element, 'comment-form');

/** Whether the comments come from Disqus. Site builders give the id of its thread to their comments too. */
const isDisqus = (element: PageElement, { context }: Job): boolean =>
  (isThread(element) && !isOfBuilder(element)) || !!own(own(context, 'websiteSettings'), 'disqusShortname');

/** Reports the first comments of a page. */
export function leaveComments(element: PageElement, job: Job): false {
  const service = isDisqus(element, job) ? 'Disqus' : 'the site builder';
  if (!job.handledKinds.has('comments')) report(job, element, 'left', 'convert-left-comments', { service });
  job.handledKinds.add('comments');
  job.done.add(element);
  return false;
}
