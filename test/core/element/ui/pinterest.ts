/** Adds elements with links to Pinterest to the test page, and finds the links. */
import { moveTo } from '../../../support/engine.ts';
import { eventually } from '../../../support/eventually.ts';
import { leeward } from '../../../support/images.ts';
import { closePages } from '../../../support/own-page.ts';

for (const name of ['image', 'gallery', 'lightbox']) await import(`/dist/test/site-${name}.js`);

export const image = (attributes = '', source = leeward()): string =>
  `<img alt="Waves & wind" src="${source}" width="1200" height="800" ${attributes}>`;

export const figures = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<figure>${image()}<figcaption>Print ${at + 1}</figcaption></figure>`).join(
    '',
  );

export async function place(markup: string, width = 600): Promise<HTMLElement> {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.style.inlineSize = `${width}px`;
  box.innerHTML = markup;
  document.body.append(box);
  await Promise.all([...box.querySelectorAll('img')].map((one) => one.decode().catch(() => {})));
  // The markup starts with an HTML element.
  return box.firstElementChild as HTMLElement;
}

export const linksOf = (element: Element): HTMLAnchorElement[] =>
  [...(element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('[part="pinterest"]') ?? [])].filter((link) =>
    link.checkVisibility(),
  );

export const linkOf = (element: Element): Promise<HTMLAnchorElement> =>
  eventually('the link', () => linksOf(element)[0]);

/** Whether links are shown only on hover and focus. */
export const canHover = matchMedia('(hover: hover)').matches;

export const opacityOf = (link: Element): string => getComputedStyle(link).opacity;

export const isShown = (link: Element): Promise<true> => eventually('it is shown', () => opacityOf(link) === '1');
export const isHidden = (link: Element): Promise<true> => eventually('it is hidden', () => opacityOf(link) === '0');

export const descriptionOf = ({ href }: HTMLAnchorElement): string | null =>
  new URL(href).searchParams.get('description');

/** Prevents links from opening windows; returns those that were clicked. */
export function recordClicks(signal: AbortSignal): string[] {
  const clicked: string[] = [];
  const record = (event: Event): void => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link) return;
    event.preventDefault();
    // The line above.
    clicked.push((link as HTMLAnchorElement).href);
  };
  addEventListener('click', record, { signal });
  return clicked;
}

/** Removes everything that `place` added, and moves the mouse away. */
export async function clear(): Promise<void> {
  closePages();
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  await moveTo(0, 0);
}
