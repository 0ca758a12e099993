/** The example pages as visitors see them, each in a frame with the bundles that the build wrote for tests. */
import { expect } from '@open-wc/testing';
import { click, press } from '../support/engine.ts';
import { pages } from './pages.ts';
import { exampleSource } from './source.ts';

/** Runs first in the page: whatever goes wrong from then on is remembered. */
const recorder = `<script>
  window.problems = [];
  const note = (text) => problems.push(String(text));
  addEventListener('error', (event) => note(event.message ?? 'failed to load ' + (event.target.src ?? event.target.href)), true);
  addEventListener('unhandledrejection', (event) => note(event.reason));
  for (const level of ['error', 'warn']) console[level] = (...args) => note(args.join(' '));
</script>`;

const frames: HTMLIFrameElement[] = [];

async function open(name: string, width = 800) {
  const frame = document.createElement('iframe');
  frames.push(frame);
  Object.assign(frame.style, { border: '0', width: `${width}px`, height: '600px' });
  frame.srcdoc = (await exampleSource(name)).replace('<head>', `<head>${recorder}`);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame has no document.');
  const problems = (): readonly string[] => Reflect.get(frame.contentWindow ?? {}, 'problems');
  return { frame, page, problems };
}

const find = (page: Document, selector: string): HTMLElement => {
  const element = page.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
};

async function until(what: string, isTrue: () => unknown): Promise<void> {
  for (const end = performance.now() + 3000; performance.now() < end; ) {
    if (isTrue()) return;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  throw new Error(`Waited in vain until ${what}.`);
}

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

describe('the example pages', () => {
  for (const name of pages) {
    it(`${name} opens without a complaint, every element defined, every picture there`, async () => {
      const { page, problems } = await open(name);
      expect(page.images.length).to.be.greaterThan(0);
      for (const element of page.querySelectorAll(':not(:defined)')) {
        // Dialogs have no box before somebody asks for them.
        if (!element.checkVisibility()) continue;
        element.scrollIntoView();
        // Some wait for a visitor who means them.
        element.dispatchEvent(new Event('pointerover', { bubbles: true }));
        await until('the element is defined', () => element.matches(':defined'));
      }
      for (const picture of page.images) {
        picture.loading = 'eager';
        picture.scrollIntoView();
        await until('the picture has its address', () => picture.getAttribute('src'));
        await picture.decode();
      }
      expect(problems()).to.deep.equal([]);
    });

    for (const width of [320, 768, 1440]) {
      it(`${name} fits into ${width} px`, async () => {
        const { page } = await open(name, width);
        expect(page.documentElement.scrollWidth).to.be.at.most(width);
      });
    }

    it(`${name} gives every control of its own 44 px`, async () => {
      const { page } = await open(name, 320);
      for (const control of page.querySelectorAll<HTMLElement>('.masthead a, button')) {
        const { height, width } = control.getBoundingClientRect();
        expect(height, control.textContent ?? '').to.be.at.least(44);
        expect(width, control.textContent ?? '').to.be.at.least(24);
      }
    });
  }
});

describe('the dialog page', () => {
  const isOpen = (dialog: HTMLElement) => () => dialog.hasAttribute('open');
  const isClosed = (dialog: HTMLElement) => () => !dialog.hasAttribute('open');

  it('opens a dialog from markup alone, and Esc gives the focus back', async () => {
    const { page, problems } = await open('dialog');
    const opener = find(page, '[commandfor="discard"]');
    const dialog = find(page, '#discard');
    await click(opener);
    await until('the dialog is open', isOpen(dialog));
    await press('Escape');
    await until('the dialog is closed', isClosed(dialog));
    await until('the focus is back', () => page.activeElement === opener);
    expect(problems()).to.deep.equal([]);
  });

  it('shows the answer that its script waited for', async () => {
    const { page, problems } = await open('dialog');
    const dialog = find(page, '#glass');
    await click(find(page, '#ask-glass'));
    await until('the dialog is open', isOpen(dialog));
    await press('Enter');
    await until('the answer stands there', () => find(page, '#glass-answer').textContent === 'Open to the air, then.');
    expect(problems()).to.deep.equal([]);
  });

  it('shows a notification that leaves by itself', async () => {
    const { page } = await open('dialog');
    const dialog = find(page, '#kept');
    await click(find(page, '[commandfor="kept"]'));
    await until('the notification shows', isOpen(dialog));
    await until('the notification is gone', isClosed(dialog));
  });
});
