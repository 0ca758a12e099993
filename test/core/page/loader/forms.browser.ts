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

  it('is sent by its element after another one was, and unlike that of an element of the author', async () => {
    const page = await LoaderPage.open(`${loaderTag(bundles())}<div style="height: 4000px"></div>
      <acme-form><form action="${thanks}"><button>Acme</button></form></acme-form>
      <site-form><form action="${thanks}"><button>Send</button></form></site-form>
      <site-login><form action="${thanks}"><input name="email" value="a@b.c"><input name="password" value="c"><button>Log in</button></form></site-login>`);
    let defaults = 0;
    page.find('acme-form').addEventListener('submit', (event) => {
      defaults += event.defaultPrevented ? 0 : 1;
      event.preventDefault();
    });
    const events: string[] = [];
    for (const type of ['site-submit', 'site-log-in'])
      page.document.addEventListener(type, (event) => {
        event.preventDefault();
        events.push(type);
      });
    page.find('acme-form button').click();
    expect(defaults, 'submissions of the form of the author').to.equal(1);
    page.find('site-form button').click();
    await eventually('the form is sent', () => events.includes('site-submit'));
    expect(page.isDefined('site-login')).to.equal(false);
    page.find('site-login button').click();
    await eventually('the login is sent', () => events.includes('site-log-in'));
    expect(page.window.location.pathname).to.not.equal(thanks);
  });

  it('is sent by the browser if the element cannot load', async () => {
    const page = await open('/without/site-form.js/dist/test/');
    page.find('button').click();
    await eventually('the browser has sent it', () => page.window.location.href.endsWith(`${thanks}?name=Ada&by=post`));
  });
});
