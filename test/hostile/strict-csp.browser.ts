import { expect } from '@open-wc/testing';
import { drives } from '../meta/drives.ts';
import { eventually } from '../support/eventually.ts';
import { closePages } from '../support/own-page.ts';
import { openStrictPage, violationsOf } from '../support/strict-page.ts';
import { specimens } from './specimens.ts';

afterEach(closePages);

describe('under a strict content security policy with Trusted Types', () => {
  for (const [name, { contract, markup, use, leave }] of Object.entries(specimens)) {
    it(`<${contract.tag}> is shown, used and closed without a violation`, async () => {
      const page = await openStrictPage();
      const element = page.place(markup);
      await use(element);
      await leave(element);
      expect(await violationsOf(page)).to.deep.equal([]);
    });

    it(`<${contract.tag}> goes through all its states without a violation`, async () => {
      const page = await openStrictPage();
      await drives[name]?.(page);
      expect(await violationsOf(page)).to.deep.equal([]);
    });
  }

  it('a video of a known provider is requested, allowed and played without a violation', async () => {
    const page = await openStrictPage();
    const src = 'https://youtu.be/M7lc1UVf-VE';
    const { shadowRoot: shadow } = page.place(`<site-video src="${src}" require-consent></site-video>`);
    shadow?.querySelector<HTMLElement>('[part="play"]')?.click();
    const allow = await eventually('the question', () => shadow?.querySelector<HTMLElement>('[part~="allow"]'));
    allow.click();
    await eventually('the player', () => shadow?.querySelector('iframe'));
    expect(await violationsOf(page)).to.deep.equal([]);
  });

  it('the focal point of an image is kept, although the markup must not contain styles', async () => {
    const page = await openStrictPage();
    const gallery = page.place('<site-gallery><img alt="Waves" data-image-focal-point="0.2,0.8"></site-gallery>');
    const image = gallery.querySelector('img');
    expect(image && page.view.getComputedStyle(image).objectPosition).to.equal('20% 80%');
  });

  it('planted violations are detected: a style in an attribute, a script in the page, HTML from a string', async () => {
    const page = await openStrictPage();
    const script = page.document.createElement('script');
    expect(() => {
      script.text = 'document.title = "planted"';
      page.document.body.append(script);
    }).to.throw();
    expect(() => {
      page.document.body.innerHTML = '<b>planted</b>';
    }).to.throw();
    page.document.querySelector('p, body')?.setAttribute('style', 'color: red');
    const kinds = (await violationsOf(page)).map((violation) => violation.split(' ')[0]);
    expect(kinds).to.include('require-trusted-types-for');
    expect(kinds).to.include('style-src-attr');
    expect(page.document.title).to.equal('Strict page');
  });
});
