/** Tests of <site-follow>: a link until consent and use, then the button of the platform. */
import { expect } from '@open-wc/testing';
import { eventually, never } from '../../support/eventually.ts';
import { closePages, type View } from '../../support/own-page.ts';
import {
  agree,
  buttonOf,
  isButtonShown,
  isLinkShown,
  openFollow,
  type Placed,
  point,
  requests,
  script,
  withdraw,
} from './follow.ts';

afterEach(closePages);

/** A link is one by its element, its text and its URL: WebDriver cannot query names in the frame of a page. */
const linkOf = (node: Element): readonly unknown[] => [
  node.localName,
  node.textContent?.trim(),
  node.hasAttribute('href'),
];

const failed = ['site-error follow-failed'];

describe('a link to an account', () => {
  it('stays a link, and requests nothing, by consent alone or use alone', async () => {
    const [withoutConsent, withoutUse] = [await openFollow(), await openFollow()];
    point(withoutConsent);
    withoutConsent.link.focus();
    agree(withoutUse);
    const other = await openFollow();
    agree(other);
    point(other);
    // By the time another page shows its button, a request would have been sent.
    await isButtonShown(other);
    expect([withoutConsent, withoutUse].map(requests)).to.deep.equal([0, 0]);
    expect([withoutConsent, withoutUse].map(isLinkShown)).to.deep.equal([true, true]);
    expect([buttonOf(withoutConsent), buttonOf(withoutUse)]).to.deep.equal([null, null]);
  });

  it('is replaced by the button once the visitor consents and points at it', async () => {
    const page = await openFollow();
    agree(page);
    point(page);
    const button = await isButtonShown(page);
    expect(linkOf(button)).to.deep.equal(['a', 'Follow @haldenprints', true]);
    expect(isLinkShown(page)).to.equal(false);
    expect(page.troubles).to.deep.equal([]);
  });

  it('keeps the focus in its place when the button replaces it', async () => {
    const page = await openFollow();
    agree(page);
    page.link.focus();
    const button = await isButtonShown(page);
    await eventually('the focus', () => page.document.activeElement === button);
  });

  it('is replaced when the visitor consents after use', async () => {
    const page = await openFollow();
    point(page);
    agree(page);
    await isButtonShown(page);
  });

  it('keeps its place behind a smaller button', async () => {
    const page = await openFollow(undefined, {
      content: '<a href="#account" style="display: block; inline-size: 400px; block-size: 90px">Follow us on X</a>',
    });
    const { width, height } = page.element.getBoundingClientRect();
    agree(page);
    point(page);
    await isButtonShown(page);
    const after = page.element.getBoundingClientRect();
    expect([after.width, after.height]).to.deep.equal([width, height]);
  });

  it('returns when the visitor withdraws the consent', async () => {
    const page = await openFollow();
    agree(page);
    point(page);
    await isButtonShown(page);
    withdraw(page);
    await eventually('the link', () => isLinkShown(page));
    expect(page.element.children).to.have.length(1);
  });

  it('is added for the username of a site builder, if the author has written none', async () => {
    const page = await openFollow(`data-username="@haldenprints" src="${script}"`, { content: '\n' });
    expect(linkOf(page.link)).to.deep.equal(['a', 'Follow @haldenprints', true]);
    expect(page.link.href).to.equal('https://x.com/intent/follow?screen_name=haldenprints');
    expect(page.link.getBoundingClientRect().height).to.be.at.least(44);
    agree(page);
    point(page);
    await isButtonShown(page);
    expect(isLinkShown(page)).to.equal(false);
  });

  it('stays the only content of an element without a username', async () => {
    const page = await openFollow('');
    agree(page);
    point(page);
    expect(page.element.shadowRoot?.querySelector('a')).to.equal(null);
    expect([requests(page), isLinkShown(page)]).to.deep.equal([0, true]);
  });

  it('warns about a username that X does not have', async () => {
    const page = await openFollow('username="halden prints"');
    expect(page.troubles.join()).to.contain('the name of an account at X');
  });
});

describe('the script of the platform', () => {
  it('is loaded once for all links of the page', async () => {
    const page = await openFollow(undefined, { count: 2 });
    const [, second] = page.document.querySelectorAll('site-follow');
    if (!second) throw new Error('The page has one link.');
    agree(page);
    point(page);
    second.querySelector('a')?.focus();
    await Promise.all([isButtonShown(page), isButtonShown({ element: second })]);
    expect(requests(page)).to.equal(1);
  });

  it('leaves the link and reports one error if it cannot be loaded', async () => {
    const page = await openFollow('username="haldenprints" src="/nothing/follow.js"');
    agree(page);
    point(page);
    await eventually('the error', () => page.troubles.length > 0);
    point(page);
    await never('a second error', () => page.troubles.length > 1);
    expect(page.troubles).to.deep.equal(failed);
    expect([isLinkShown(page), page.element.children.length]).to.deep.equal([true, 1]);
  });

  it('leaves the link and reports one error after 10 seconds', async () => {
    const page = await openFollow('username="haldenprints" src="/stalls/follow.js"');
    agree(page);
    point(page);
    await eventually('the request', () => requests(page) === 1);
    expect(page.troubles).to.deep.equal([]);
    page.pass();
    await eventually('the error', () => page.troubles.length > 0);
    expect(page.troubles).to.deep.equal(failed);
    expect([isLinkShown(page), requests(page)]).to.deep.equal([true, 0]);
  });

  /** A platform whose script the page has loaded, with this function. */
  const withPlatform = (createFollowButton: () => unknown): Promise<Placed> =>
    openFollow(undefined, {
      prepare: (view: View) => {
        const twttr = { widgets: { createFollowButton }, ready: (callback: (api: object) => void) => callback(twttr) };
        Reflect.set(view, 'twttr', twttr);
      },
    });

  it('leaves the link and reports one error if it creates no button', async () => {
    const page = await withPlatform(() => Promise.resolve(undefined));
    agree(page);
    point(page);
    await eventually('the error', () => page.troubles.length > 0);
    expect(page.troubles).to.deep.equal(failed);
    expect([isLinkShown(page), page.element.children.length]).to.deep.equal([true, 1]);
  });

  it('leaves the link and reports one error if its button takes 10 seconds', async () => {
    const page = await withPlatform(() => new Promise(() => undefined));
    agree(page);
    point(page);
    await eventually('the place of the button', () => page.element.querySelector('[data-site-owned]'));
    page.pass();
    await eventually('the error', () => page.troubles.length > 0);
    expect(page.troubles).to.deep.equal(failed);
    expect([isLinkShown(page), page.element.children.length]).to.deep.equal([true, 1]);
  });

  it('has no effect on an element that is removed meanwhile', async () => {
    const page = await openFollow('username="haldenprints" src="/stalls/follow.js"');
    agree(page);
    point(page);
    await eventually('the request', () => requests(page) === 1);
    page.element.remove();
    // React unmounts in a microtask.
    await Promise.resolve();
    page.pass();
    await eventually('the end of the request', () => requests(page) === 0);
    await never('an error', () => page.troubles.length > 0);
    expect([page.troubles, page.element.children.length]).to.deep.equal([[], 1]);
  });
});
