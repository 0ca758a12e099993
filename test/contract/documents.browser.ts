/** Elements in other documents than the one that defined them. */
import { expect } from '@open-wc/testing';
import { clear, loadElements, place } from './load.ts';
import { specimens } from './specimens.ts';

await loadElements();

const tagOf = (markup: string): string => /^<([\w-]+)/.exec(markup)?.[1] ?? '';

await Promise.all(
  specimens
    .map(({ markup }) => tagOf(markup))
    .filter((tag) => !customElements.get(tag))
    .map((tag) => import(`/dist/test/${tag}.js`)),
);

/** An element of this page that has never been connected. */
function create(markup: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return document.importNode(template.content, true).firstElementChild as HTMLElement;
}

/** The document of a frame, whose custom element registry is empty. */
function otherDocument(): Document {
  const frame = place<HTMLIFrameElement>('<iframe title="other document" width="800" height="600"></iframe>');
  if (!frame.contentDocument) throw new Error('The frame has no document.');
  return frame.contentDocument;
}

let errors: unknown[] = [];
const onError = ({ message }: ErrorEvent): unknown => errors.push(message);

beforeEach(() => {
  errors = [];
  addEventListener('error', onError);
});

afterEach(async () => {
  removeEventListener('error', onError);
  await clear();
});

for (const { markup, use } of specimens) {
  describe(`<${tagOf(markup)}>`, () => {
    it('is first mounted in the document of a frame, and then here', async () => {
      const other = otherDocument();
      const home = place('<div></div>');
      const element = create(markup);
      other.adoptNode(element);
      other.body.append(element);
      await use(element);
      element.remove();
      await Promise.resolve();
      document.adoptNode(element);
      home.append(element);
      await use(element);
      expect(errors).to.deep.equal([]);
    });

    it('is moved into the document of a frame while it is mounted, and back', async () => {
      const other = otherDocument();
      const home = place('<div></div>');
      const element = create(markup);
      home.append(element);
      await use(element);
      other.body.append(element);
      await use(element);
      home.append(element);
      await use(element);
      expect(errors).to.deep.equal([]);
    });

    it('shows its content in a document without a window, and works here afterwards', async () => {
      const other = document.implementation.createHTMLDocument();
      const home = place('<div></div>');
      const element = create(markup);
      other.body.append(element);
      await Promise.resolve();
      home.append(element);
      await use(element);
      expect(errors).to.deep.equal([]);
    });
  });
}
