/** Every page of the docs opens without errors, requests nothing from other servers, and passes axe. */
import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '../support/engine.ts';
import { eventually, frames } from '../support/eventually.ts';
import { endAnimations, loadElements } from '../support/load-elements.ts';
import { closePages } from '../support/own-page.ts';
import { complaints, visit } from '../support/visit.ts';

const allPages = new DOMParser().parseFromString(await (await fetch('/dist/docs/search.html')).text(), 'text/html');
const paths = [...allPages.querySelectorAll('main li a')].map((link) => link.getAttribute('href') ?? '');

/** All pages with examples, and some of the others, which are generated alike. */
const isTested = (path: string, index: number): boolean =>
  /^(?:elements\/|index|migrating|theming)/.test(path) || index % 6 === 0;

/** The page of an example needs no main heading. */
const exampleRules = { 'page-has-heading-one': { enabled: false } };

/** The axe violations of an example. An element that fades in has too little contrast, so a violation is checked again. */
async function settledComplaints(view: Window): Promise<readonly string[]> {
  const found = await complaints(view, exampleRules);
  if (found.length === 0) return found;
  await endAnimations(view.document);
  return complaints(view, exampleRules);
}

/** Scrolls to an example and waits until it is loaded. */
async function loadExample(frame: HTMLIFrameElement): Promise<Window> {
  frame.scrollIntoView();
  const view = await eventually(`${frame.src} is loaded`, () => {
    const { contentDocument: own, contentWindow: found } = frame;
    return own?.URL !== 'about:blank' && own?.readyState === 'complete' && found;
  });
  await loadElements(view.document);
  await endAnimations(view.document);
  return view;
}

/** Clicks all buttons and waits two frames; forms without an element do not navigate. */
async function clickAll(view: Window): Promise<void> {
  view.addEventListener('submit', (event) => event.preventDefault());
  for (const button of view.document.querySelectorAll('button')) button.click();
  await frames(2);
}

before(async () => {
  await setViewport({ width: 1300, height: 800 });
  await emulateMedia({ reducedMotion: true });
});
afterEach(closePages);

describe('the docs', () => {
  for (const path of ['search.html', ...paths.filter(isTested)]) {
    it(`${path} opens without errors, requests nothing from others, and passes axe`, async () => {
      const { document: own, view, troubles } = await visit(`docs/${path}`);
      for (const details of own.querySelectorAll('details')) details.open = true;
      const iframes = [...own.querySelectorAll('iframe')];
      // All iframes load at once instead of one by one.
      for (const frame of iframes) frame.loading = 'eager';
      await eventually('boxes that scroll are in the tab order', () =>
        [...own.querySelectorAll<HTMLElement>('pre, .scroll, .diagram')].every(
          (box) => box.scrollWidth <= box.clientWidth || box.tabIndex === 0,
        ),
      );
      const problems = [...(await complaints(view))];
      const element = path.match(/^elements\/(.+)\.html/)?.[1];
      expect(iframes.length > 0 || !element, 'an element has examples').to.equal(true);
      for (const frame of iframes) {
        const example = await loadExample(frame);
        problems.push(...(await settledComplaints(example)));
        const shown = element === 'animate' ? 'site-animate, [data-site-animation]' : `site-${element}`;
        if (element) expect(example.document.querySelector(shown), frame.src).not.to.equal(null);
        await clickAll(example);
      }
      expect(problems).to.deep.equal([]);
      expect(troubles).to.deep.equal([]);
    });
  }
});
