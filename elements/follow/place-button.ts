/** Renders the button of X. Loaded when a visitor who has consented uses the element. */
import { languageOf } from '../../core/page/language.ts';
import { loadScript } from '../../core/page/load-script.ts';
import { unclobber, windowOf } from '../../core/page/unclobber.ts';

/** The time limit of the script, and again of the button, in milliseconds (docs/spec.md#widgets-7). */
const timeout = 10_000;

/** The subset of the API that this module uses: https://developer.x.com/en/docs/x-for-websites/javascript-api. */
interface Api {
  ready(callback: (api: Api) => void): void;
  readonly widgets: {
    createFollowButton(
      username: string,
      container: HTMLElement,
      options: Readonly<Record<string, unknown>>,
    ): Promise<HTMLElement | undefined>;
  };
}

const apiOf = (page: Document): Api | undefined => Reflect.get(windowOf(page), 'twttr');

/** Creates the container in the light DOM. Removes those that were cloned with the element. */
function createContainer(host: HTMLElement): HTMLElement {
  for (const old of host.querySelectorAll(':scope > [data-site-owned]')) old.remove();
  const container = unclobber(host.ownerDocument).createElement('div');
  container.dataset.siteOwned = '';
  container.slot = 'button';
  host.append(container);
  return container;
}

const render = (host: HTMLElement, username: string, container: HTMLElement): Promise<HTMLElement> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('The script of X has created no follow button.'));
    const timer = setTimeout(fail, timeout);
    const options = { size: 'large', lang: languageOf(host), dnt: true };
    apiOf(host.ownerDocument)?.ready(({ widgets }) => {
      Promise.resolve(widgets.createFollowButton(username, container, options))
        .then((button) => (button ? resolve(button) : fail()), reject)
        .finally(() => clearTimeout(timer));
    });
  });

interface ButtonOptions {
  readonly username: string;
  readonly src: string | undefined;
  /** Removes the button when aborted. */
  readonly signal: AbortSignal;
}

/** Adds the button to the element and returns it. Rejects if the script, or the button, cannot be loaded in time. */
export async function placeButton(host: HTMLElement, { username, src, signal }: ButtonOptions): Promise<HTMLElement> {
  const document = host.ownerDocument;
  await loadScript(src ?? 'https://platform.twitter.com/widgets.js', {
    document,
    category: 'media',
    timeout,
    test: () => !!apiOf(document)?.ready,
  });
  signal.throwIfAborted();
  const container = createContainer(host);
  signal.addEventListener('abort', () => container.remove());
  return render(host, username, container);
}
