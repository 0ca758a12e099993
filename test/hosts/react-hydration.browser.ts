/** Pages that React renders on a server and hydrates in the browser, before or after the elements on them are defined. */
import { expect } from '@open-wc/testing';
import { clear, place, rendered } from '../contract/load.ts';
import { specimens } from '../hostile/specimens.ts';
import { eventually } from '../support/eventually.ts';

const { hydrate, renderOnServer }: typeof import('./frameworks/react-hydration.ts') = await import(
  '/dist/test/hosts/react-hydration.js'
);

afterEach(clear);

const loadElement = (name: string): Promise<unknown> => import(`/dist/test/site-${name}.js`);

/** Places what the server of React sends, and returns its first element. */
const receive = (markup: string): HTMLElement => place(renderOnServer(markup)).firstElementChild as HTMLElement;

/** Hydrates the element's page. Returns what React reports, and a function that removes the page. */
function hydratePage(element: HTMLElement, markup: string) {
  const box = element.parentElement?.parentElement as HTMLElement;
  const { root, problems } = hydrate(box, markup);
  expect(box.firstElementChild?.firstElementChild, 'React keeps the element').to.equal(element);
  return { problems, unmount: () => root.unmount() };
}

const captcha = '<site-captcha provider="fake" site-key="key" src="/mock/captcha.js"></site-captcha>';
const images = specimens.lightbox?.markup.replace(/<\/?site-lightbox>/g, '') ?? '';

/** Markup to which the element of that name adds nodes. */
const extended: Readonly<Record<string, string>> = {
  form: `<site-form><script type="application/json">[{ "type": "email", "title": "Email" }]</script></site-form>
    <site-form><form><fieldset data-step="A"></fieldset><fieldset data-step="B"></fieldset><button>Send</button></form></site-form>
    <site-form><form><input type="file" name="plan" aria-label="Plan"><button>Send</button></form></site-form>`,
  gallery: `<site-gallery design="slideshow">${images}</site-gallery>`,
};

describe('an element that is defined after React has hydrated the page', () => {
  for (const [name, { markup, use }] of Object.entries(specimens)) {
    it(`<site-${name}> works, and React reports nothing`, async () => {
      const page = `${markup}${extended[name] ?? ''}`;
      const element = receive(page);
      expect(element.matches(':defined')).to.equal(false);
      const { problems, unmount } = hydratePage(element, page);
      await loadElement(name);
      await use(element);
      expect(problems).to.deep.equal([]);
      unmount();
    });
  }
});

/** Markup on which elements write before the hydration, with `suppressHydrationWarning` as in docs/getting-started/react.md. */
const written: Readonly<Record<string, readonly [markup: string, isWritten: (element: HTMLElement) => unknown]>> = {
  'the slots of a slideshow': [
    `<site-gallery design="slideshow">${images.replaceAll('<figure', '<figure suppresshydrationwarning')}</site-gallery>`,
    (element) => element.querySelector('[slot]'),
  ],
  'the focal point of an image': [
    `<site-gallery><img alt="" suppresshydrationwarning data-image-focal-point="0.2,0.8"></site-gallery>`,
    (element) => element.querySelector('[style]'),
  ],
  'the source of an image': [
    `<site-image load="true"><img alt="" suppresshydrationwarning data-src="/examples/images/leeward.svg"></site-image>`,
    (element) => element.querySelector('[src]'),
  ],
  'a button that waits for a captcha': [
    `<site-form><form>${captcha}<button suppresshydrationwarning>Send</button></form></site-form>`,
    (element) => element.querySelector('[aria-disabled]'),
  ],
};

describe('an element that is defined before React hydrates the page', () => {
  before(() => Promise.all(Object.keys(specimens).map(loadElement)));

  for (const name of ['captcha', 'cart-indicator', 'cookie-banner', 'dialog', 'form', 'lightbox', 'map', 'video']) {
    it(`<site-${name}> works, and React reports nothing`, async () => {
      const { markup = '', use } = specimens[name] ?? {};
      const element = receive(markup);
      await rendered();
      expect(element.shadowRoot?.firstChild).to.not.equal(null);
      const { problems, unmount } = hydratePage(element, markup);
      await use?.(element);
      expect(problems).to.deep.equal([]);
      unmount();
    });
  }

  for (const [what, [markup, isWritten]] of Object.entries(written)) {
    it(`writes ${what}, and React reports nothing where warnings are suppressed`, async () => {
      const element = receive(markup);
      await eventually(`${what} is written`, () => isWritten(element));
      const { problems, unmount } = hydratePage(element, markup);
      expect(problems).to.deep.equal([]);
      expect(isWritten(element)).to.not.equal(null);
      unmount();
    });
  }
});
