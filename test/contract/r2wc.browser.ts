import { expect } from '@open-wc/testing';
import { loadElements, place } from './load.ts';

await loadElements();

describe('the used part of r2wc', () => {
  it('is a container to render into, and mounting and unmounting in the lifecycle callbacks', async () => {
    const element = place<HTMLElement & { container?: unknown }>('<site-sample></site-sample>');
    expect(element.container).to.equal(element.shadowRoot);
    expect(element.shadowRoot?.querySelector('button')).to.exist;
    element.remove();
    await Promise.resolve();
    expect(element.shadowRoot?.childElementCount).to.equal(0);
  });
});
