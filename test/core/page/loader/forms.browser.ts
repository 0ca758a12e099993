/** Tests that a form which is submitted before its element is defined is not lost. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../../support/eventually.ts';
import { bundles, closeAll, LoaderPage, loaderTag } from './frame.ts';

afterEach(closeAll);

const thanks = '/test/elements/video/fixtures/other-player.html';

/** Opens a page whose form is too far below the window to be loaded. */
const open = (base: string): Promise<LoaderPage> =>
  LoaderPage.open(`${loaderTag(base)}<div style="height: 4000px"></div>
    <site-form><form action="${thanks}"><input name="name" value="Ada"><button name="by" value="post">Send</button></form></site-form>`);

describe('a form that is submitted before its element is defined', () => {
  it('is sent once, by its element, with the button that was pressed', async () => {
    const page = await open(bundles());
    const sent: object[] = [];
    page.document.addEventListener('site-submit', (event) => {
      event.preventDefault();
      sent.push((event as CustomEvent).detail.values);
    });
    expect(page.isDefined('site-form')).to.equal(false);
    page.find('button').click();
    page.find('button').click();
    await eventually('the form is sent', () => sent.length > 0);
    expect(sent[0]).to.deep.equal({ by: 'post', name: 'Ada' });
    expect(page.window.location.pathname).to.not.equal(thanks);
  });

  it('is sent by the browser if the element cannot load', async () => {
    const page = await open('/without/site-form.js/dist/test/');
    page.find('button').click();
    await eventually('the browser has sent it', () => page.window.location.href.endsWith(`${thanks}?name=Ada&by=post`));
  });
});
