/** Reports the widgets of reservation services: no element takes reservations. A link to the service stays. */
import { type Page, type PageElement, textOf } from '../lint/page/page.ts';
import { parseUrl } from './files/saved-url.ts';
import { inside, type Job, leave } from './job.ts';

const services: readonly (readonly [name: string, host: RegExp, mark: RegExp])[] = [
  ['OpenTable', /(?:^|\.)opentable\.(?:com?(?:\.[a-z]{2})?|[a-z]{2})$/, /(?:^|\s)sqs-block-opentable/],
  ['Tock', /(?:^|\.)(?:exploretock|tockhq)\.com$/, /(?:^|\s)(?:sqs-block-tock|Tock_widget_container)(?:\s|$)/],
];

/** The services by the types of their blocks. */
const blockTypes: Readonly<Record<string, string>> = { 50: 'OpenTable', 66: 'OpenTable', 68: 'Tock' };

/** Returns the name of the reservation service that a URL leads to. */
export function reservationServiceAt(url: string): string | undefined {
  const { host } = parseUrl(url) ?? {};
  return host ? services.find(([, pattern]) => pattern.test(host))?.[0] : undefined;
}

/** Returns the name of the service whose widget an element is. */
function serviceOf(element: PageElement): string | undefined {
  const type = textOf(element, 'data-block-type').trim();
  if (Object.hasOwn(blockTypes, type)) return blockTypes[type];
  const names = `${textOf(element, 'class')} ${textOf(element, 'id')}`;
  return services.find(([, , mark]) => mark.test(names))?.[0];
}

export const isReservation = (element: PageElement): boolean => serviceOf(element) !== undefined;

/** Returns the URL of the first link to a reservation service. */
const linkIn = (element: PageElement, page: Page): string | undefined =>
  inside(element, page)
    .filter(({ name }) => name === 'a')
    .map((link) => textOf(link, 'href').trim())
    .find((url) => reservationServiceAt(url) !== undefined);

/** Reports the widget of a reservation service, with the link that remains. */
export function leaveReservations(element: PageElement, job: Job, service = serviceOf(element) ?? ''): false {
  const url = linkIn(element, job.page);
  if (url === undefined) return leave(job, element, 'convert-left-reservations', { service });
  return leave(job, element, 'convert-left-reservations-link', { service, url });
}
