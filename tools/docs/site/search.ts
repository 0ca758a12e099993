/** The search field of every page: hits as links below it, announced as a count, reached by arrow keys. */
import type { Hit, Search } from './search-engine.ts';

const maxHits = 12;

let search: Promise<Search> | undefined;

async function fetchSearch(base: string): Promise<Search> {
  const engine: Promise<typeof import('./search-engine.ts')> = import(new URL('search.js', import.meta.url).href);
  const response = await fetch(`${base}assets/search.json`);
  return (await engine).createSearch(await response.json());
}

/** Loads the search once; a failed request is repeated with the next use. */
function loadSearch(base: string): Promise<Search> {
  search ??= fetchSearch(base);
  search.catch(() => {
    search = undefined;
  });
  return search;
}

const elementWith = (tag: string, text: string): HTMLElement => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

function createHit({ url, title, heading, excerpt }: Hit, base: string): HTMLElement {
  const link = document.createElement('a');
  link.href = base + url;
  const page = heading === '' ? [] : [elementWith('i', title)];
  link.append(elementWith('b', heading || title), ...page, elementWith('span', excerpt));
  const item = document.createElement('li');
  item.append(link);
  return item;
}

function statusText(count: number): string {
  if (count === 0) return 'No results.';
  if (count > maxHits) return `${count} results, the first ${maxHits} are shown.`;
  return count === 1 ? '1 result.' : `${count} results.`;
}

/** Moves the focus between the field and its hits. */
function moveFocus(form: HTMLFormElement, by: number): void {
  const stops = [...form.querySelectorAll<HTMLElement>('input, ol a')];
  const current = stops.findIndex((stop) => stop.matches(':focus'));
  stops[Math.min(Math.max(current + by, 0), stops.length - 1)]?.focus();
}

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function focusOnSlash(input: HTMLInputElement): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isEditable(event.target)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

/** Enhances the search form of a page. Without script it leads to the list of all pages. */
export function enhanceSearch(form: HTMLFormElement): void {
  const { base = '' } = form.dataset;
  const [input, status, list] = ['input', '[role="status"]', 'ol'].map((selector) => form.querySelector(selector));
  if (!(input instanceof HTMLInputElement && status && list instanceof HTMLElement)) return;

  const clear = (): void => {
    list.replaceChildren();
    status.textContent = '';
    form.classList.remove('open');
  };

  const showHits = async (): Promise<void> => {
    const query = input.value;
    if (query.trim() === '') return clear();
    const hits = await loadSearch(base).then(
      (find) => find(query),
      () => undefined,
    );
    if (query !== input.value) return;
    list.replaceChildren(...(hits ?? []).slice(0, maxHits).map((hit) => createHit(hit, base)));
    status.textContent = hits ? statusText(hits.length) : 'The search could not be loaded. Try again.';
    form.classList.add('open');
  };

  input.addEventListener('focus', () => void loadSearch(base).catch(() => {}), { once: true });
  input.addEventListener('input', () => void showHits());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.querySelector<HTMLElement>('ol a')?.click();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      clear();
      input.focus();
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    moveFocus(form, by);
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) form.classList.remove('open');
  });
  form.addEventListener('focusin', () => form.classList.toggle('open', list.childElementCount > 0));
  focusOnSlash(input);
  const query = new URLSearchParams(location.search).get('q');
  if (query) {
    input.value = query;
    void showHits();
  }
}
