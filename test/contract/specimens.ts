/** One specimen of every element, with a use that can be repeated and that needs its document, its window or its children. */
import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.ts';

export interface Specimen {
  readonly markup: string;
  /** Uses the element, and resolves when it has done its part and is at rest again. */
  readonly use: (element: HTMLElement) => Promise<void>;
}

const image = (name: string): string =>
  `<img src="/examples/images/${name}.svg" alt="${name}" width="120" height="80">`;
const images = ['leeward', 'undertow', 'tidepool'].map(image).join('');

const part = (element: Element, name: string): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`) ?? null;

const comes = (element: Element, name: string): Promise<HTMLElement> =>
  eventually(`<${element.localName}> shows its ${name}`, () => part(element, name));

/** Calls a method of the element, as a script of the page does. */
const call = async (element: Element, method: string): Promise<unknown> =>
  Reflect.apply(Reflect.get(element, method), element, []);

async function showAndHide(element: Element): Promise<void> {
  const dialog = (): Element | null => element.shadowRoot?.querySelector('dialog') ?? null;
  await call(element, 'show');
  await eventually('it is shown', () => dialog()?.matches(':modal'));
  await call(element, 'hide');
  await eventually('it is hidden', () => !dialog()?.matches(':modal') && !element.hasAttribute('open'));
}

export const specimens: readonly Specimen[] = [
  {
    markup: '<site-sample><p>Ash</p></site-sample>',
    async use(element) {
      const button = await eventually('a button', () => element.shadowRoot?.querySelector('button'));
      const before = Number.parseInt(button.textContent?.replace(/\D/g, '') ?? '', 10);
      button.click();
      await eventually('it counts', () => button.textContent?.includes(`${before + 1}`));
    },
  },
  {
    markup: '<site-captcha site-key="key" provider="fake" src="/mock/captcha.js"></site-captcha>',
    use: async (element) => void (await comes(element, 'message')),
  },
  {
    markup: '<site-cart-indicator items="2" sync="false"></site-cart-indicator>',
    async use(element) {
      expect(part(element, 'quantity')?.textContent).to.equal('2');
      element.setAttribute('items', '3');
      await eventually('the new count', () => part(element, 'quantity')?.textContent === '3');
      element.setAttribute('items', '2');
      await eventually('the old count', () => part(element, 'quantity')?.textContent === '2');
    },
  },
  {
    markup: '<site-cookie-banner enabled="false"></site-cookie-banner>',
    async use(element) {
      await call(element, 'show');
      (await comes(element, 'decline')).click();
      await eventually('it is hidden', () => part(element, 'decline') === null);
    },
  },
  { markup: '<site-dialog dialog-title="Sure?"><p>Really?</p></site-dialog>', use: showAndHide },
  {
    markup:
      '<site-form><form><label>Name <input name="name" required></label> <button>Send</button></form></site-form>',
    async use(element) {
      const form = element.querySelector('form');
      const input = element.querySelector('input');
      await eventually('it is ready', () => element.shadowRoot?.firstElementChild);
      element.querySelector('button')?.click();
      await eventually('the field has an error', () => input?.getAttribute('aria-invalid') === 'true');
      form?.reset();
      await eventually('the error is gone', () => input?.getAttribute('aria-invalid') !== 'true');
    },
  },
  {
    markup: `<site-gallery design="slideshow" loop>${images}</site-gallery>`,
    async use(element) {
      const index = (): unknown => Reflect.get(element, 'currentIndex');
      const next = (Number(index()) + 1) % 3;
      await call(element, 'next');
      await eventually('the next slide', () => index() === next);
      await eventually('it is shown', () => !element.matches(':state(moving)') && element.children[next]?.assignedSlot);
    },
  },
  {
    markup: '<site-image source="/examples/images/leeward.svg" fixed-ratio="3:2"><img alt="Leeward"></site-image>',
    async use(element) {
      for (const ratio of ['2:1', '3:2']) {
        element.setAttribute('fixed-ratio', ratio);
        const [width, height] = ratio.split(':');
        const box = await comes(element, 'box');
        await eventually('the box has the ratio', () => {
          const shown = box.style.aspectRatio.split('/').map(Number.parseFloat);
          return (shown[0] ?? 0) / (shown[1] ?? 1) === Number(width) / Number(height);
        });
      }
    },
  },
  { markup: `<site-lightbox speed="0">${images}</site-lightbox>`, use: showAndHide },
  {
    markup: '<site-map map-lat="59.12" map-lng="11.39" tiles="/mock/tiles/{z}/{x}/{y}"></site-map>',
    async use(element) {
      if (!part(element, 'map')) await call(element, 'show');
      await comes(element, 'map');
    },
  },
  {
    markup: '<site-video src="/test/elements/video/fixtures/other-player.html"></site-video>',
    async use(element) {
      await call(element, 'play');
      await comes(element, 'player');
    },
  },
];
