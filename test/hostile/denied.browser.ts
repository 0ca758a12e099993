import { expect } from '@open-wc/testing';
import { addFrame, closePages, openPage, scripted, styled, type View } from '../support/own-page.ts';
import { bundleNames, specimens } from './specimens.ts';

/** Denies storage, as in a browser that blocks cookies. */
function deny(view: View): void {
  const denied = (): never => {
    throw new view.DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(view, name, { get: denied });
  Object.defineProperty(view.document, 'cookie', { get: denied, set: denied });
}

const isWarning = (text: string): boolean =>
  /^site-elements: (?:Cookies are|The (?:local|session) storage is) blocked/.test(text);

afterEach(closePages);

describe('if storage is denied', () => {
  for (const { contract, markup, use, leave } of Object.values(specimens)) {
    it(`<${contract.tag}> works without an exception`, async () => {
      const page = await openPage({ head: styled + scripted(bundleNames), prepare: deny });
      expect(() => page.view.localStorage, 'planted: storage is denied').to.throw('insecure');
      await page.view.customElements.whenDefined(contract.tag);
      const element = page.place(markup);
      await use(element);
      await leave(element);
      // The only warnings: a form that cannot remember a save, a banner that cannot remember an answer.
      expect(page.troubles.filter((text) => !isWarning(text))).to.deep.equal([]);
    });
  }
});

describe('in a sandboxed frame without an origin', () => {
  interface Report {
    readonly origin: string;
    readonly storage: string;
    readonly used: readonly string[];
    readonly troubles: readonly string[];
  }

  it('every element works without an exception', async () => {
    const frame = addFrame();
    const report = new Promise<Report>((resolve) => {
      addEventListener('message', ({ source, data }) => source === frame.contentWindow && resolve(data));
    });
    // Without allow-forms there is no submit event.
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    frame.src = '/test/hostile/sandboxed.html';
    // Pages in such a frame cannot scroll the page around it.
    frame.scrollIntoView({ block: 'start', behavior: 'instant' });
    const { origin, storage, used, troubles } = await report;
    expect(troubles).to.deep.equal([]);
    expect([origin, storage], 'the frame has an opaque origin').to.deep.equal(['null', 'denied']);
    expect(used).to.deep.equal(bundleNames);
  });
});
