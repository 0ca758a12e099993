import { expect } from '@open-wc/testing';
import { figure, find, repeat } from '../../../elements/gallery/gallery.ts';
import { eventually } from '../../../support/eventually.ts';
import { mountPrerendered, noticeUse } from '../../../support/prerendered.ts';

afterEach(() => document.body.replaceChildren());

describe('a prerendered carousel', () => {
  it('has its buttons before its script, and keeps them when it is used', async () => {
    await noticeUse();
    const gallery = mountPrerendered(
      `<site-gallery design="carousel" slides-per-row="2">${repeat(6, (index) => figure(`Picture ${index}`))}</site-gallery>`,
    );
    const root = gallery.shadowRoot as ShadowRoot;
    const next = find(root, '[aria-label^="Next"]');
    const nodes = [...root.querySelectorAll('*')].filter((node) => node.localName !== 'style');
    await import('/dist/test/site-gallery.js');
    next.click();
    await eventually('the carousel has moved', () => Reflect.get(gallery, 'currentIndex') > 0);
    expect([...root.querySelectorAll('*')].filter((node) => nodes.includes(node))).to.deep.equal(nodes);
  });
});
