import { expect } from '@open-wc/testing';
import { loadElements, place } from './load.ts';

await loadElements();

describe('the used part of r2wc', () => {
  it('is mounting and unmounting in the lifecycle callbacks, into a container that is no property of the element', async () => {
    const element = place('<site-sample></site-sample>');
    expect(Object.keys(element)).to.deep.equal([]);
    expect('container' in element).to.equal(false);
    expect(element.shadowRoot?.querySelector('button')).to.exist;
    element.remove();
    await Promise.resolve();
    expect(element.shadowRoot?.childElementCount).to.equal(0);
  });
});
