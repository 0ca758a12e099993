/** Tests positions of the mouse: for whom they are dispatched, and until when. */
import { expect } from '@open-wc/testing';
import { eventually, never } from '../../../support/eventually.ts';
import { closePages, type OwnPage, openPage } from '../../../support/own-page.ts';
import { loadServices } from '../services.ts';

const { destroySite, dispatchMousePositions, siteContext, startSite } = await loadServices();

const account = { authenticatedAccount: { id: '64f1c0de5a1e7a0b2c3d4e09' } };

interface Moved extends OwnPage {
  readonly positions: { readonly x: number; readonly y: number }[];
  readonly move: (x: number, y: number, pointerType?: string) => void;
}

async function open(context: object = account): Promise<Moved> {
  const page = await openPage({
    head: `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>`,
    body: '<div style="height: 5000px"></div>',
  });
  const positions: Moved['positions'] = [];
  page.document.addEventListener('site-mouse-position', ({ detail }) => positions.push(detail));
  const { PointerEvent } = page.view;
  return {
    ...page,
    positions,
    move: (clientX, clientY, pointerType = 'mouse') =>
      void page.document.body.dispatchEvent(
        new PointerEvent('pointermove', { clientX, clientY, pointerType, bubbles: true, view: page.view }),
      ),
  };
}

const moves = async ({ move, positions }: Moved): Promise<void> => {
  const { length } = positions;
  move(3, 4);
  await eventually('a position', () => positions.length > length);
};

const movesInSilence = async ({ move, positions }: Moved): Promise<void> => {
  const { length } = positions;
  move(3, 4);
  await never('a position', () => positions.length > length);
};

afterEach(closePages);

describe('a page that uses positions of the mouse', () => {
  it('gets the last position of each animation frame, in coordinates of the page', async () => {
    const page = await open();
    dispatchMousePositions(page.document);
    page.view.scrollTo(0, 1000);
    page.move(1, 2);
    page.move(30, 40);
    expect(page.positions).to.deep.equal([]);
    await eventually('a position', () => page.positions.length > 0);
    await never('another position', () => page.positions.length > 1);
    expect(page.positions).to.deep.equal([{ x: 30, y: 1040 }]);
  });

  it('gets none for a visitor who is not signed in, and none of a finger or a pen', async () => {
    const anonymous = await open({});
    dispatchMousePositions(anonymous.document);
    await movesInSilence(anonymous);
    const signedIn = await open();
    dispatchMousePositions(signedIn.document);
    signedIn.move(1, 2, 'touch');
    signedIn.move(1, 2, 'pen');
    await never('a position', () => signedIn.positions.length > 0);
  });

  it('gets them from when a script signs the account in until it signs it out', async () => {
    const page = await open({});
    dispatchMousePositions(page.document);
    // `startSite` accepts values that elements do not use.
    siteContext(page.document).set({ ...account } as object);
    await moves(page);
    siteContext(page.document).set({});
    await movesInSilence(page);
  });

  it('gets none after a script has signed out the account in the markup, before or after the start', async () => {
    const signedOut: readonly object[] = [{}, { authenticatedAccount: null }, { website: { language: 'en' } }];
    for (const context of signedOut) {
      const page = await open();
      dispatchMousePositions(page.document);
      await moves(page);
      siteContext(page.document).set(context);
      await movesInSilence(page);
      const other = await open();
      startSite(context, other.document);
      dispatchMousePositions(other.document);
      await movesInSilence(other);
    }
  });

  it('gets none before it starts them, and none after the site is destroyed or they are ended', async () => {
    const page = await open();
    await movesInSilence(page);
    const stop = dispatchMousePositions(page.document);
    expect(dispatchMousePositions(page.document)).to.equal(stop);
    await moves(page);
    page.move(9, 9);
    stop();
    await never('a position', () => page.positions.length > 1);
    dispatchMousePositions(page.document);
    await moves(page);
    destroySite(page.document);
    await movesInSilence(page);
  });

  it('stores and requests nothing', async () => {
    const entries = performance.getEntriesByType('resource').length;
    const page = await open();
    // Other tests store values in the same browser, so the writes of this page are recorded.
    const writes: string[] = [];
    const { Storage } = page.view;
    Storage.prototype.setItem = (name) => void writes.push(name);
    Object.defineProperty(page.document, 'cookie', { get: () => '', set: (text) => writes.push(text) });
    page.view.localStorage.setItem('is recorded', '');
    dispatchMousePositions(page.document);
    await moves(page);
    expect(writes).to.deep.equal(['is recorded']);
    expect(page.view.performance.getEntriesByType('resource')).to.deep.equal([]);
    expect(performance.getEntriesByType('resource')).to.have.length(entries);
  });
});
