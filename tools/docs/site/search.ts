/** The search field of every page: results as links below it, told in numbers, reached by arrow keys. */
import { type Hit, rank, type SearchIndex } from './rank.ts';

const most = 12;

let index: Promise<SearchIndex> | undefined;

const loadIndex = (base: string): Promise<SearchIndex> => {
  index ??= fetch(`${base}assets/search.json`).then((answer) => answer.json());
  // What failed is tried again with the next letter.
  index.catch(() => {
    index = undefined;
  });
  return index;
};

const node = (name: string, text: string): HTMLElement => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

function itemOf({ address, title, heading, excerpt }: Hit, base: string): HTMLElement {
  const link = document.createElement('a');
  link.href = base + address;
  link.append(node('b', heading === '' ? title : heading), ...(heading === '' ? [] : [node('i', title)]));
  link.append(node('span', excerpt));
  const item = document.createElement('li');
  item.append(link);
  return item;
}

const said = (count: number): string => {
  if (count === 0) return 'Nothing found.';
  if (count > most) return `${count} places, the best ${most} are shown.`;
  return count === 1 ? 'One place.' : `${count} places.`;
};

/** Up and down between the field and its results. */
function step(form: HTMLFormElement, by: number): void {
  const stops = [...form.querySelectorAll<HTMLElement>('input, ol a')];
  const now = stops.findIndex((stop) => stop.matches(':focus'));
  stops[Math.min(Math.max(now + by, 0), stops.length - 1)]?.focus();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Makes the search of a page work; without it the form leads to the list of all pages. */
export function search(form: HTMLFormElement): void {
  const { base = '' } = form.dataset;
  const [input, status, results] = ['input', '[role="status"]', 'ol'].map((part) => form.querySelector(part));
  if (!(input instanceof HTMLInputElement && status && results instanceof HTMLElement)) return;

  const clear = (): void => {
    results.replaceChildren();
    status.textContent = '';
    form.classList.remove('open');
  };

  const show = async (): Promise<void> => {
    const query = input.value;
    if (query.trim() === '') return clear();
    const hits = await loadIndex(base).then(
      (loaded) => rank(loaded, query),
      () => undefined,
    );
    if (query !== input.value) return;
    results.replaceChildren(...(hits ?? []).slice(0, most).map((hit) => itemOf(hit, base)));
    status.textContent = hits ? said(hits.length) : 'The search could not be loaded. Try again.';
    form.classList.add('open');
  };

  input.addEventListener('focus', () => void loadIndex(base).catch(() => {}), { once: true });
  input.addEventListener('input', () => void show());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.querySelector<HTMLElement>('ol a')?.click();
  });
  form.addEventListener('keydown', (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      clear();
      input.focus();
    }
    if (by === undefined) return;
    event.preventDefault();
    step(form, by);
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) form.classList.remove('open');
  });
  form.addEventListener('focusin', () => form.classList.toggle('open', results.childElementCount > 0));
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  const asked = new URLSearchParams(location.search).get('q');
  if (asked) {
    input.value = asked;
    void show();
  }
}
