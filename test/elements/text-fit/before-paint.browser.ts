/** Prerendered texts fit before they are painted, without the script of their element. */
import { expect } from '@open-wc/testing';
import { eventually, frames } from '../../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';
import { prerenderedHtml } from '../../support/prerendered.ts';

const text = 'Waves and ridges from the west coast, in ink';
const markup = `<style>
  h2, #text { font: 48px monospace }
  #fits h2 { font-size: 10px }
</style>
<site-text-fit id="shrinks"><h2>${text}</h2></site-text-fit>
<site-text-fit id="fits"><h2>${text}</h2></site-text-fit>
<site-text-fit id="limited" min="30"><h2>${text}</h2></site-text-fit>
<site-text-fit id="text">Waves <a href="#a">and ridges</a> from the west coast, in ink</site-text-fit>`;

const open = (head = ''): Promise<OwnPage> =>
  openPage({ head: styled + head, body: `${prerenderedHtml(markup)}<p>After</p>`, width: 716 });

/** The font size of a text, which is in the light DOM or in the view. */
function sizeOf({ document: page, view }: OwnPage, id: string): number {
  const host = page.getElementById(id);
  const node =
    host?.firstElementChild?.localName === 'h2' ? host.firstElementChild : host?.shadowRoot?.querySelector('.text');
  return node ? Number.parseFloat(view.getComputedStyle(node).fontSize) : 0;
}

const sizes = (page: OwnPage): readonly number[] =>
  ['shrinks', 'fits', 'limited', 'text'].map((id) => Math.round(sizeOf(page, id)));

const frameOf = ({ view }: OwnPage): Promise<unknown> => new Promise((resolve) => view.requestAnimationFrame(resolve));

afterEach(closePages);

describe('prerendered text', () => {
  it('fits in the first frame', async () => {
    const page = await open();
    await frameOf(page);
    const [shrunk, fitting, limited, content] = sizes(page);
    expect(shrunk).to.be.within(23, 28);
    expect([fitting, limited, content]).to.deep.equal([10, 30, shrunk]);
    expect(page.document.getElementById('fits')?.innerHTML).to.equal(`<h2>${text}</h2>`);
    expect(page.troubles).to.deep.equal([]);
  });

  it('keeps its size when the element takes over, and gets its own back when the element is removed', async () => {
    const page = await open(scripted(['site-text-fit']));
    await frameOf(page);
    const before = sizes(page);
    const host = page.document.getElementById('shrinks');
    await eventually('it has taken over', () => !host?.shadowRoot?.querySelector('[data-site-root]'));
    await frames(2);
    expect(sizes(page)).to.deep.equal(before);
    host?.remove();
    await eventually('it is restored', () => host?.innerHTML === `<h2>${text}</h2>`);
    expect(page.troubles).to.deep.equal([]);
  });
});
