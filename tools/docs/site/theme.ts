/** Light or dark: the system's preference until the visitor chooses. Loaded in the head, before the page is painted. */

const storageKey = 'site-elements-docs-theme';

type Theme = 'light' | 'dark';

const preference = matchMedia('(prefers-color-scheme: dark)');
const preferredTheme = (): Theme => (preference.matches ? 'dark' : 'light');

/** Storage may be blocked; the choice then lasts until the page is left. */
const withStorage = <Value>(use: (storage: Storage) => Value): Value | undefined => {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
};

const storedTheme = (): Theme | undefined => {
  const stored = withStorage((storage) => storage.getItem(storageKey));
  return stored === 'light' || stored === 'dark' ? stored : undefined;
};

let chosen = storedTheme();
const currentTheme = (): Theme => chosen ?? preferredTheme();

/** Applies a theme to a document; the frames of examples follow the page. */
const applyTo = (page: Document): void => {
  // Null in a frame whose document has not been parsed yet.
  const root: HTMLElement | null = page.documentElement;
  if (chosen) root?.style.setProperty('color-scheme', chosen);
  else root?.style.removeProperty('color-scheme');
};

const examples = (): readonly Document[] =>
  [...document.querySelectorAll<HTMLIFrameElement>('.example iframe')].flatMap((frame) => frame.contentDocument ?? []);

const otherTheme = (): Theme => (currentTheme() === 'dark' ? 'light' : 'dark');

function addButton(place: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'theme';
  const update = (): void => {
    for (const page of [document, ...examples()]) applyTo(page);
    button.ariaLabel = `Use ${otherTheme()} colours`;
    button.dataset.theme = currentTheme();
  };
  button.addEventListener('click', () => {
    const next = otherTheme();
    chosen = next === preferredTheme() ? undefined : next;
    withStorage((storage) => (chosen ? storage.setItem(storageKey, chosen) : storage.removeItem(storageKey)));
    update();
  });
  preference.addEventListener('change', update);
  // Loading does not bubble: frames are observed on the way down.
  document.addEventListener('load', update, true);
  update();
  place.append(button);
}

applyTo(document);
document.addEventListener('DOMContentLoaded', () => {
  const masthead = document.querySelector<HTMLElement>('.masthead');
  if (masthead) addButton(masthead);
});
