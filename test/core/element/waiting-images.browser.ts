/** Tests images with `data-src` on a page that lacks the script that loads them in the size of their box. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages, openPage, scripted, styled } from '../../support/own-page.ts';

afterEach(closePages);

it('they load unchanged, and the console explains why', async () => {
  const reported: unknown[][] = [];
  const url = '/examples/images/leeward.svg';
  const page = await openPage({
    head: styled + scripted(['site-gallery'], '/without/loaded-images.js/dist/test/'),
    body: `<site-gallery><img alt="Leeward" data-src="${url}"></site-gallery>`,
    prepare: (view) => {
      view.console.error = (...values: unknown[]) => reported.push(values);
    },
  });
  const image = await eventually('the image', () => page.document.querySelector<HTMLImageElement>('img[src]'));
  expect(image.getAttribute('src')).to.equal(url);
  const [[text, , cause] = []] = await eventually('the report', () => reported.length > 0 && reported);
  expect([text, (cause as Error).message]).to.deep.equal(['site-elements: images-not-loaded', 'Loader2 not found']);
});
