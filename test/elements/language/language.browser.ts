/** The links of `<site-language>`, and the choice of the visitor. */
import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../support/engine.ts';
import { eventually, frames } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { alternates, chosenOf, currentOf, language, linksOf, linkTo, open } from './language.ts';

afterEach(() => {
  closePages();
  localStorage.clear();
});

const stored = (): string | null => localStorage.getItem('site:site-language');

describe('the links of the author', () => {
  it('have a current one, which follows the language of the page', async () => {
    const page = await open();
    expect(currentOf(page)).to.equal('en');
    page.document.documentElement.lang = 'de-AT';
    await eventually('German is current', () => currentOf(page) === 'de');
    page.document.documentElement.lang = 'fr';
    await eventually('none is current', () => currentOf(page) === '');
    expect(page.troubles).to.deep.equal([]);
  });

  it('are restored when the element is removed', async () => {
    const page = await open();
    page.element.remove();
    await eventually('no mark', () => currentOf(page) === '');
  });

  it('may be in a list, added later, and changed', async () => {
    const page = await open({ body: language('', '<ul><li><a href="#de" hreflang="de">Deutsch</a></ul>') });
    expect(currentOf(page)).to.equal('');
    page.element.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li><a href="#en" hreflang="en">English</a>');
    await eventually('English is current', () => currentOf(page) === 'en');
  });

  it('are in a navigation with a name, unless the author has written one', async () => {
    const page = await open({ html: 'lang="de"' });
    const nav = page.element.shadowRoot?.querySelector('nav');
    await eventually('the German name', () => nav?.getAttribute('aria-label') === 'Sprache');
    page.element.label = 'Sprachen';
    await eventually('the name of the author', () => nav?.getAttribute('aria-label') === 'Sprachen');
    const own = await open({
      body: language('', '<nav aria-label="Mine"><a href="#en" hreflang="en">English</a></nav>'),
    });
    expect(own.element.shadowRoot?.querySelector('nav')).to.equal(null);
    expect(currentOf(own)).to.equal('en');
  });

  it('keep the attributes of the author, also when they leave the list', async () => {
    const links = `<a href="#fr" hreflang="fr" aria-current="page" aria-description="New">Français</a>
      <a href="#de" hreflang="de" aria-description="Neu">Deutsch</a>`;
    const page = await open({ body: language('', links) });
    const [french, german] = [linkTo(page, 'fr'), linkTo(page, 'de')];
    expect([french.getAttribute('aria-current'), french.ariaDescription, german.ariaDescription]).to.deep.equal([
      'page',
      'New',
      'Neu',
    ]);
    page.document.documentElement.lang = 'de';
    await eventually('German is current', () => currentOf(page) === 'de');
    expect(french.hasAttribute('aria-current')).to.equal(false);
    german.removeAttribute('hreflang');
    await eventually('the mark of the link has gone', () => !german.hasAttribute('aria-current'));
    expect(french.getAttribute('aria-current')).to.equal('page');
  });

  it('may be in a navigation deep inside', async () => {
    const page = await open({ body: language('', '<div><nav><a href="#en" hreflang="en">English</a></nav></div>') });
    expect(page.element.shadowRoot?.querySelector('nav')).to.equal(null);
  });

  it('with invalid or repeated languages are reported once, and not marked', async () => {
    const links =
      '<a href="#1" hreflang="en">A</a><a href="#2" hreflang="EN">B</a><a href="#3" hreflang="english">C</a>';
    const page = await open({ body: language('', links) + language('', links) });
    expect(linksOf(page).map((link) => link.getAttribute('aria-current'))).to.deep.equal(['true', null, null]);
    expect(page.troubles).to.have.length(2);
    expect(page.troubles.join()).to.match(/hreflang="EN".*hreflang="english"/s);
  });

  it('are not marked without a language of the page', async () => {
    expect(currentOf(await open({ html: '' }))).to.equal('');
    const context = '<script type="application/json" data-site-context>{"website": {"language": "de-DE"}}</script>';
    expect(currentOf(await open({ html: '', head: context }))).to.equal('de');
  });
});

describe('the links of the head', () => {
  it('are listed by the names of their languages, without x-default', async () => {
    const page = await open({ head: alternates, body: language('', '') });
    expect(linksOf(page).map(({ textContent }) => textContent)).to.deep.equal(['English', 'Deutsch', 'العربية']);
    expect(linksOf(page).map(({ lang }) => lang)).to.deep.equal(['en', 'de', 'ar']);
    expect(currentOf(page)).to.equal('en');
    const arabic = linkTo(page, 'ar');
    expect([arabic.matches(':dir(rtl)'), linkTo(page, 'de').matches(':dir(ltr)')]).to.deep.equal([true, true]);
  });

  it('follow changes of the head', async () => {
    const page = await open({ head: alternates, body: language('', '') });
    page.document.querySelector('link[hreflang="de"]')?.setAttribute('href', '#deutsch');
    await eventually('the new URL', () => linkTo(page, 'de').hash === '#deutsch');
    page.document.querySelector('link[hreflang="ar"]')?.remove();
    await eventually('two links', () => linksOf(page).length === 2);
    page.document.head.insertAdjacentHTML('beforeend', '<link rel="alternate" hreflang="fr" href="#fr">');
    await eventually('French', () => linkTo(page, 'fr').textContent === 'Français');
  });

  it('are not those of feeds and stylesheets, hostile ones, or a second one of a URL', async () => {
    const head = `<link rel="alternate" type="application/rss+xml" hreflang="it" href="#feed">
      <link rel="alternate stylesheet" hreflang="es" href="#css"><link rel="ALTERNATE" hreflang="en" href="#en">
      <link rel="alternate" hreflang="en-GB" href="#en"><link rel="alternate" hreflang="de" href="javascript:alert(1)">
      <link rel="alternate" hreflang="fr" href="java&#9;script:alert(1)"><link rel="next" hreflang="nl" href="#nl">`;
    const page = await open({ head, body: language('', '') });
    expect(linksOf(page).map(({ hreflang }) => hreflang)).to.deep.equal(['en']);
    expect(page.troubles.filter((text) => text.includes('could run script'))).to.have.length(2);
  });

  it('may have tags with extensions', async () => {
    const head = ['de-x-formal', 'de-u-co-phonebk', 'fr']
      .map((tag) => `<link rel="alternate" hreflang="${tag}" href="#${tag}">`)
      .join('');
    const page = await open({ head, body: language('', '') });
    expect(linksOf(page).map(({ textContent }) => textContent)).to.deep.equal(['Deutsch', 'Deutsch', 'Français']);
    expect(page.troubles).to.deep.equal([]);
  });

  it('are current for each valid tag of their URL', async () => {
    const head = [
      ['en_US', 'en'],
      ['en', 'en'],
      ['es-MX', 'lat'],
      ['es-AR', 'lat'],
      ['es-ES', 'es'],
    ].map(([tag, url]) => `<link rel="alternate" hreflang="${tag}" href="#${url}">`);
    const page = await open({ head: head.join(''), body: language('', ''), html: 'lang="es-AR"' });
    expect(linksOf(page).map(({ hreflang }) => hreflang)).to.deep.equal(['en', 'es-MX', 'es-ES']);
    expect(currentOf(page)).to.equal('es-MX');
  });

  it('are not listed beside links of the author', async () => {
    const page = await open({ head: alternates });
    expect(page.element.shadowRoot?.querySelector('a')).to.equal(null);
  });
});

describe('the roles and names that engines compute', () => {
  it('are those of a navigation with links', async () => {
    await import('/dist/test/site-language.js' as string);
    const box = document.createElement('div');
    document.body.append(box);
    try {
      box.innerHTML = language('label="Languages"');
      const link = box.querySelector('a[hreflang="ar"]');
      const nav = await eventually('the navigation', () => box.firstElementChild?.shadowRoot?.querySelector('nav'));
      if (!nav || !link) throw new Error('The links are not shown.');
      await expectAccessible(nav, { role: 'navigation', name: 'Languages' });
      await expectAccessible(link, { role: 'link', name: 'العربية' });
    } finally {
      box.remove();
    }
  });
});

describe('the choice of the visitor', () => {
  it('is remembered with consent, and marked on a page in another language', async () => {
    const page = await open();
    page.consent.grant('functional');
    linkTo(page, 'de').click();
    expect(page.prevented).to.deep.equal([false]);
    expect(JSON.parse(stored() ?? '')).to.include({ value: 'de', category: 'functional' });
    await eventually('the mark', () => chosenOf(page) === 'de');
    expect(page.element.matches(':state(other-language)')).to.equal(true);
    expect(linkTo(page, 'de').getAttribute('aria-description')).to.equal('Your last choice');
    page.document.documentElement.lang = 'de';
    await eventually('no mark on the page in German', () => chosenOf(page) === '');
    expect(page.element.matches(':state(other-language)')).to.equal(false);
    const next = await open({ head: alternates, body: language('', '') });
    expect([chosenOf(next), next.view.location.href]).to.deep.equal(['de', page.view.location.href]);
  });

  it('is not stored without consent, and removed when it is withdrawn', async () => {
    const page = await open();
    linkTo(page, 'de').click();
    expect(stored()).to.equal(null);
    page.consent.grant('functional');
    linkTo(page, 'ar').click();
    expect(stored()).to.include('ar');
    await eventually('the mark of the last choice', () => chosenOf(page) === 'ar');
    page.consent.withdraw('functional');
    expect(stored()).to.equal(null);
    await eventually('no mark', () => chosenOf(page) === '');
  });

  it('is not made if a listener cancels it', async () => {
    const page = await open();
    page.consent.grant('functional');
    const details: unknown[] = [];
    page.element.addEventListener('site-select', (event) => {
      details.push(event.detail);
      event.preventDefault();
    });
    linkTo(page, 'de').click();
    await frames(2);
    expect(details).to.deep.equal([{ language: 'de', href: linkTo(page, 'de').href }]);
    expect([page.prevented, stored(), chosenOf(page)]).to.deep.equal([[true], null, '']);
  });

  it('is not a click that opens another tab, or on a link without a URL', async () => {
    const page = await open({
      body: language('', '<a href="#de" hreflang="de">Deutsch</a><a hreflang="en">English</a>'),
    });
    page.consent.grant('functional');
    let choices = 0;
    page.element.addEventListener('site-select', () => {
      choices += 1;
    });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      linkTo(page, 'de').dispatchEvent(
        new page.view.MouseEvent('click', { [key]: true, bubbles: true, cancelable: true, composed: true }),
      );
    linkTo(page, 'en').click();
    expect([choices, stored()]).to.deep.equal([0, null]);
  });

  it('is remembered if a router has prevented the click', async () => {
    const page = await open();
    page.consent.grant('functional');
    linkTo(page, 'de').addEventListener('click', (event) => event.preventDefault());
    linkTo(page, 'de').click();
    expect([stored()?.includes('"de"'), page.prevented]).to.deep.equal([true, [true]]);
  });

  it('is ignored if what is stored is not a language', async () => {
    for (const value of ['"<b>"', '5', '{"a": 1}', 'null', '"x-default"']) {
      localStorage.setItem('site:site-language', `{"value": ${value}, "category": "functional"}`);
      const page = await open();
      expect([chosenOf(page), page.troubles.join()]).to.deep.equal(['', '']);
      closePages();
    }
  });
});
