import { expect } from '@open-wc/testing';
import { clear, place, warningsDuring } from './load.ts';

const first = '/dist/test/site-dialog.js';
const { version }: { version: string } = await (await fetch('/package.json')).json();
const second = `/dist/cdn/${version}/site-dialog.js`;

afterEach(clear);

describe('two copies of the library on one page', () => {
  it('do no harm: the first one serves every element', async () => {
    await import(first);
    const Class = customElements.get('site-dialog');
    const warnings = await warningsDuring(() => import(second));
    expect(customElements.get('site-dialog')).to.equal(Class);
    expect(warnings).to.deep.equal([]);
    const dialog = place<HTMLElementTagNameMap['site-dialog']>('<site-dialog>x</site-dialog>');
    dialog.show();
    await Promise.resolve();
    expect(dialog.shadowRoot?.querySelector('dialog')?.open).to.equal(true);
  });
});
