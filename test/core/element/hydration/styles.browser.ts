/** Tests that the rules in the inline styles of prerendered elements give the same look as the whole stylesheets, which links load. */
import { expect } from '@open-wc/testing';
import { designs } from '../../../../elements/gallery/model/designs.ts';
import { specimens } from '../../../hostile/specimens.ts';
import { eventually } from '../../../support/eventually.ts';
import { closePages, openPage, styled, type View } from '../../../support/own-page.ts';
import { prerenderPage } from '../../../support/prerendered.ts';

const slides = Array.from(
  { length: 3 },
  (_, index) =>
    `<figure><img alt="Picture ${index}" src="/examples/images/leeward.svg" width="300" height="200"><figcaption>Picture</figcaption></figure>`,
).join('');

const settings = [
  '',
  'orientation="vertical" dir="rtl"',
  'pagination="dots" thumbnails',
  'pagination="progress" autoplay',
];

const examples: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(specimens).map(([name, { markup }]) => [name, markup])),
  // The two pages are not at the same time of a delay.
  spinner: '<site-spinner delay="0">Drawing the <b>waves</b></site-spinner>',
  ...Object.fromEntries(
    designs.map((design) => [
      `gallery, ${design}`,
      settings.map((one) => `<site-gallery design="${design}" ${one}>${slides}</site-gallery>`).join(''),
    ]),
  ),
  'gallery in a gallery': `<site-gallery design="carousel">${slides}<div><site-gallery>${slides}</site-gallery></div></site-gallery>`,
  'cookie banners': [
    '',
    'preset="strict" theme="light" position="top"',
    'variant="popup" accept-type="opt-in-or-out" cta-variant="button"',
    'variant="popup" position="top-right" cta-variant="text"',
  ]
    .map((one) => `<site-cookie-banner ${one}>We count visits.</site-cookie-banner>`)
    .join(''),
  'video, map and form': `<site-video><a href="/film.mp4">Film</a></site-video><site-map lat="59" lng="11"></site-map>
<site-form><form><input name="a"><button>Send</button></form></site-form><site-cart-indicator hidden></site-cart-indicator>`,
};

const stylesUrl = '/dist/test/prerendered.css';

async function pageOf(markup: string, styles: 'inline' | 'link'): Promise<View> {
  const source = `<!doctype html><html lang="en"><head><title>Styles</title>${styled}</head><body>${markup}</body></html>`;
  const { html, findings } = prerenderPage(source, { url: document.baseURI, styles, stylesUrl });
  expect(findings.filter(({ severity }) => severity === 'error')).to.deep.equal([]);
  const { view } = await openPage({ source: html });
  await eventually('the page with its stylesheets and pictures', () => view.document.readyState === 'complete');
  for (const { shadowRoot } of view.document.querySelectorAll('*')) {
    const popover = shadowRoot?.querySelector<HTMLElement>('[popover]');
    popover?.showPopover();
    for (const animation of popover?.getAnimations({ subtree: true }) ?? []) animation.finish();
    // Two pages are not at the same time of an animation without an end.
    for (const animation of shadowRoot?.getAnimations() ?? [])
      if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY) animation.cancel();
  }
  return view;
}

/** The nodes of the page and of its shadow roots. */
const nodesOf = ({ document: page }: View): readonly Element[] =>
  [...page.body.querySelectorAll('*')].flatMap((node) => [
    node,
    ...(node.shadowRoot?.querySelectorAll('[data-site-view] *') ?? []),
  ]);

/**
 * All computed styles of a node and its generated boxes, but for private properties. What is not displayed, as in a closed dialog, has
 * its styles when a script can show it.
 */
const lookOf = (view: View, node: Element): readonly string[] => {
  if (!node.checkVisibility()) return ['not displayed'];
  return ['', '::before', '::after'].flatMap((pseudo) => {
    const style = view.getComputedStyle(node, pseudo || null);
    if (pseudo && style.content === 'none') return [];
    const names = [...style].filter((name) => !name.startsWith('--_'));
    return names.map((name) => `${pseudo} ${name}: ${style.getPropertyValue(name)}`);
  });
};

afterEach(closePages);

it('prerendered.css replaces no animation of the page', async () => {
  const response = await fetch(stylesUrl);
  expect(response.ok).to.equal(true);
  const sheet = new CSSStyleSheet();
  await sheet.replace(await response.text());
  const names = [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSKeyframesRule ? [rule.name] : []));
  expect(names).to.include('site-slide');

  const animated =
    '<style>@keyframes slide { from { order: 1; } to { order: 1; } } #own { animation: slide 1s infinite; }</style>';
  const view = await pageOf(`${animated}<p id="own">Own</p><site-dialog></site-dialog>`, 'link');
  expect(view.getComputedStyle(view.document.querySelector('#own') as Element).order).to.equal('1');
});

describe('inline styles of prerendered elements', () => {
  for (const [name, markup] of Object.entries(examples))
    it(`give every node the look of the whole stylesheets: ${name}`, async () => {
      const [inline, whole] = [await pageOf(markup, 'inline'), await pageOf(markup, 'link')];
      const [nodes, expected] = [nodesOf(inline), nodesOf(whole)];
      expect(whole.document.querySelectorAll(`head link[href="${stylesUrl}"]`)).to.have.length(1);
      expect(nodes.length).to.equal(expected.length);
      const differences = nodes.flatMap((node, index) => {
        const other = expected[index];
        const look = other && lookOf(whole, other);
        return lookOf(inline, node)
          .filter((line, at) => line !== look?.[at])
          .map((line) => `${node.outerHTML.slice(0, 80)} ${line}`);
      });
      expect(differences.slice(0, 8)).to.deep.equal([]);
    });
});
