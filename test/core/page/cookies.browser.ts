import { expect } from '@open-wc/testing';
import type { Cookie } from '../../../core/model/vocabularies/cookies.ts';
import { warningsDuring } from '../../contract/load.ts';
import { cookieNames, removeCookies, setCookies } from '../../support/cookies.ts';
import { closePages, openPage } from '../../support/own-page.ts';
import { freshDocument, loadServices } from './services.ts';

const { consent, pageCookies } = await loadServices();

const cookie = (name: string, more: Partial<Cookie> = {}): Cookie => ({ name, category: 'necessary', ...more });

const mine = ['one', 'two', 'two-b', 'other'];

/** The cookie strings that the page writes: a browser does not return the attributes of a cookie. */
async function written(origin: string, use: (page: Document) => void): Promise<readonly string[]> {
  const texts: string[] = [];
  const page = await openPage({
    prepare: (view) => {
      Object.defineProperty(view, 'origin', { value: origin });
      Object.defineProperty(view.document, 'cookie', {
        get: () => texts.at(-1)?.split('; ')[0],
        set: (text) => texts.push(text),
      });
    },
  });
  use(page.document);
  return texts;
}

afterEach(() => {
  removeCookies(...mine);
  closePages();
});

describe('cookies', () => {
  it('keep any text, for other pages of the site', () => {
    expect(pageCookies().set(cookie('one'), 'a; b=é"')).to.equal(true);
    expect(pageCookies(freshDocument()).get('one'), 'a page without a window has none').to.equal(undefined);
    expect(pageCookies().get('one')).to.equal('a; b=é"');
    expect(pageCookies().get('on')).to.equal(undefined);
  });

  it('are Lax, for the whole site, as long as specified, and Secure on https', async () => {
    const set = (page: Document): void => void pageCookies(page).set(cookie('one', { lifetime: 1800 }), 'x');
    expect(await written('https://shop.test', set)).to.deep.equal([
      'one=x; Path=/; Max-Age=1800; SameSite=Lax; Secure',
    ]);
    expect(await written('http://shop.test', set)).to.deep.equal(['one=x; Path=/; Max-Age=1800; SameSite=Lax']);
  });

  it('are not set without the consent that they need', async () => {
    const page = await openPage();
    const counted = cookie('one', { category: 'analytics' });
    expect(pageCookies(page.document).set(counted, 'x')).to.equal(false);
    expect(cookieNames()).to.not.include('one');
    consent(page.document).grant('analytics');
    expect(pageCookies(page.document).set(counted, 'x')).to.equal(true);
    expect(pageCookies(page.document).get('one')).to.equal('x');
  });

  it('are deleted by name or by its prefix, for every domain and path', async () => {
    setCookies(...mine);
    pageCookies().remove('one');
    pageCookies().remove('two*');
    pageCookies().remove('oth');
    expect(cookieNames().filter((name) => mine.includes(name))).to.deep.equal(['other']);
    const places = await written('https://www.shop.test', (page) => {
      page.cookie = '_ga=1';
      pageCookies(page).remove('_ga*');
    });
    for (const domain of ['www.shop.test', 'shop.test'])
      expect(
        places.some((text) => text.startsWith('_ga=;') && text.includes(`Domain=${domain};`)),
        domain,
      ).to.equal(true);
  });

  it('that are denied cause one warning and no exception', async () => {
    const denied = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const page = await openPage({
      prepare: ({ document: own }) => Object.defineProperty(own, 'cookie', { get: denied, set: denied }),
    });
    const warnings = await warningsDuring(() => {
      expect(pageCookies(page.document).set(cookie('one'), 'x')).to.equal(false);
      expect(pageCookies(page.document).get('one')).to.equal(undefined);
      pageCookies(page.document).remove('*');
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('Cookies are blocked');
  });

  it('that a browser blocks silently cause a warning, too', async () => {
    const page = await openPage({
      prepare: ({ document: own }) => Object.defineProperty(own, 'cookie', { get: () => '', set: () => undefined }),
    });
    const warnings = await warningsDuring(() => void pageCookies(page.document).set(cookie('one'), 'x'));
    expect(warnings).to.have.length(1);
  });
});
