/** The docs as people read them: every page opens without a complaint, asks nobody else, and keeps nobody out. */
import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '../support/engine.ts';
import { closePages } from '../support/own-page.ts';
import { until } from '../support/until.ts';
import { complaints, visit } from '../support/visit.ts';

const listOfAll = new DOMParser().parseFromString(await (await fetch('/dist/docs/search.html')).text(), 'text/html');
const paths = [...listOfAll.querySelectorAll('main li a')].map((link) => link.getAttribute('href') ?? '');

/** Pages with examples each; of the others, which are made alike, some. */
const isWalked = (path: string, index: number): boolean =>
  /^(?:elements\/|index|migrating|theming)/.test(path) || index % 6 === 0;

async function rest(own: Document): Promise<void> {
  const passing = own.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(passing.map(({ finished }) => finished));
}

/** Comes near to all elements, and waits until they have come in. */
async function meet(own: Document): Promise<void> {
  for (const element of own.querySelectorAll(':not(:defined)')) {
    // Dialogs have no box before somebody asks for them.
    if (!element.checkVisibility()) continue;
    element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await until(`${element.localName} is defined`, () => element.matches(':defined'));
  }
  await rest(own);
}

/** A page has one main heading; an example in it needs none. */
const partRules = { 'page-has-heading-one': { enabled: false } };

/** What axe finds in an example. What comes in later, such as a banner, is pale while it fades in: then it looks again. */
async function complaintsAtRest(view: Window): Promise<readonly string[]> {
  const found = await complaints(view, partRules);
  if (found.length === 0) return found;
  await rest(view.document);
  return complaints(view, partRules);
}

/** Opens an example as if somebody came near it. */
async function loaded(frame: HTMLIFrameElement): Promise<Window> {
  frame.scrollIntoView();
  const view = await until(`${frame.src} is loaded`, () => {
    const { contentDocument: own, contentWindow: found } = frame;
    return own?.URL !== 'about:blank' && own?.readyState === 'complete' && found;
  });
  await meet(view.document);
  return view;
}

/** Presses all that can be pressed, and waits until the example has been drawn anew; where a plain form leads is no example. */
async function pressAll(view: Window): Promise<void> {
  view.addEventListener('submit', (event) => event.preventDefault());
  for (const button of view.document.querySelectorAll('button')) button.click();
  await new Promise((resolve) => view.requestAnimationFrame(() => view.requestAnimationFrame(resolve)));
}

before(async () => {
  await setViewport({ width: 1300, height: 800 });
  await emulateMedia({ reducedMotion: true });
});
afterEach(closePages);

describe('the docs', () => {
  for (const path of ['search.html', ...paths.filter(isWalked)]) {
    it(`${path} opens without a complaint, asks nobody else, and keeps nobody out`, async function () {
      this.timeout(60_000);
      const { document: own, view, troubles } = await visit(`docs/${path}`);
      for (const details of own.querySelectorAll('details')) details.open = true;
      const frames = [...own.querySelectorAll('iframe')];
      // All at once, and each when somebody comes to it.
      for (const frame of frames) frame.loading = 'eager';
      await until('what scrolls can be reached by keys', () =>
        [...own.querySelectorAll<HTMLElement>('pre, .scroll')].every(
          (box) => box.scrollWidth <= box.clientWidth || box.tabIndex === 0,
        ),
      );
      const problems = [...(await complaints(view))];
      const element = path.match(/^elements\/(.+)\.html/)?.[1];
      expect(frames.length > 0 || !element, 'an element has examples').to.equal(true);
      for (const frame of frames) {
        const example = await loaded(frame);
        problems.push(...(await complaintsAtRest(example)));
        if (element) expect(example.document.querySelector(`site-${element}`), frame.src).not.to.equal(null);
        await pressAll(example);
      }
      expect(problems).to.deep.equal([]);
      expect(troubles).to.deep.equal([]);
    });
  }
});
