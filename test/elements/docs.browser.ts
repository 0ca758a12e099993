import { expect } from '@open-wc/testing';

const elements = [
  'captcha',
  'cart-indicator',
  'cookie-banner',
  'dialog',
  'form',
  'gallery',
  'image',
  'lightbox',
  'map',
  'video',
];

interface Run {
  readonly complaints: string[];
  readonly document: Document;
}

const examplesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^```html\n([\s\S]*?)^```$/gm)].map(([, code = '']) =>
    code.replaceAll('/site-elements/', '/dist/test/'),
  );

/** Opens an example in a page of its own, as an author would have it. */
async function open(code: string, name: string): Promise<Run> {
  const frame = document.createElement('iframe');
  frame.title = 'example';
  document.body.append(frame);
  const complaints: string[] = [];
  const view = frame.contentWindow as (Window & { console: Console }) | null;
  const page = frame.contentDocument;
  if (!view || !page) throw new Error('the frame has no page');
  page.open();
  for (const level of ['warn', 'error'] as const) view.console[level] = (...words) => complaints.push(words.join(' '));
  view.addEventListener('error', ({ message }) => complaints.push(message));
  page.write(`<!doctype html><html lang="en"><title>example</title><link rel="stylesheet" href="/dist/site-elements.css">
    ${elements.map((one) => `<script type="module" src="/dist/test/site-${one}.js"></script>`).join('')}${code}`);
  page.close();
  await view.customElements.whenDefined(`site-${name}`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { complaints, document: page };
}

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

for (const name of elements) {
  const markdown = await (await fetch(`/elements/${name}/${name}.md`)).text();
  describe(`the examples of <site-${name}> in its docs`, () => {
    it('are there', () => expect(examplesIn(markdown)).to.not.have.length(0));

    for (const [index, code] of examplesIn(markdown).entries()) {
      it(`number ${index + 1} runs without a complaint`, async () => {
        const { complaints, document: page } = await open(code, name);
        expect(complaints).to.deep.equal([]);
        expect(page.querySelectorAll(':not(:defined)')).to.have.length(0);
        expect(page.querySelectorAll(`site-${name}`)).to.not.have.length(0);
        for (const button of page.querySelectorAll('button')) button.click();
        await new Promise((resolve) => setTimeout(resolve, 50));
        expect(complaints).to.deep.equal([]);
      });
    }
  });
}
