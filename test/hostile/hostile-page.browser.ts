import { expect } from '@open-wc/testing';
import { closePages, type OwnPage, openPage, scripted, styled } from '../support/own-page.ts';
import { patches } from './patches.ts';
import { bundleNames, specimens } from './specimens.ts';

const head = styled + scripted(bundleNames);
const loader = `${styled}<script type="module" src="/dist/test/site.js" data-site-preload="${bundleNames.join(' ')}"></script>`;

/** Adds each element to the page, uses it and ends the use. */
async function useAll(page: OwnPage): Promise<void> {
  for (const { contract, markup, use, leave } of Object.values(specimens)) {
    await page.view.customElements.whenDefined(contract.tag);
    const element = page.place(markup);
    await use(element);
    await leave(element);
    element.parentElement?.remove();
  }
}

afterEach(closePages);

describe('on a page that resets everything', () => {
  const resets = {
    'all: unset': '* { all: unset !important }',
    'all: initial, red, right to left':
      '* { all: initial !important; color: red !important; direction: rtl !important }',
    'huge letters': ':root, * { font-size: 200px !important; line-height: 3 !important }',
  };
  for (const [name, css] of Object.entries(resets)) {
    it(`every element is visible and can be used: ${name}`, async () => {
      const page = await openPage({ head: `${head}<style>${css}</style>` });
      await useAll(page);
      expect(page.troubles).to.deep.equal([]);
    });
  }
});

describe('on a page that patches the platform', () => {
  for (const [name, patch] of Object.entries(patches)) {
    it(`every element works with ${name}`, async () => {
      const page = await openPage({ head, prepare: patch });
      await useAll(page);
      expect(page.troubles).to.deep.equal([]);
    });

    it(`the loader loads every element with ${name}`, async () => {
      const page = await openPage({ head: loader, prepare: patch });
      await useAll(page);
      expect(page.troubles).to.deep.equal([]);
    });

    it(`every element that is already defined still works with ${name}`, async () => {
      const page = await openPage({ head });
      await useAll(page);
      patch(page.view);
      await useAll(page);
      expect(page.troubles).to.deep.equal([]);
    });
  }

  it('a patch that breaks an element is detected', async () => {
    const page = await openPage({
      head,
      prepare: ({ HTMLDialogElement }) => {
        HTMLDialogElement.prototype.showModal = () => {
          throw new TypeError('planted');
        };
      },
    });
    await useAll(page).catch(() => {});
    expect(page.troubles.join()).to.contain('planted');
  });

  it('the slim build makes no HTML of the members of Object.prototype', async () => {
    const page = await openPage({
      head: styled + scripted(bundleNames, '/dist/test/slim/'),
      prepare: (view) =>
        Object.assign(view.Object.prototype, { dangerouslySetInnerHTML: { __html: '<b>planted</b>' } }),
    });
    await useAll(page);
    expect(page.troubles).to.deep.equal([]);
  });
});
