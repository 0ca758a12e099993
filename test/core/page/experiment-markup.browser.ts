/** Variants in markup are shown before the first paint, by the script that authors copy into their pages. */
import { expect } from '@open-wc/testing';
import { unclobber } from '../../../core/page/unclobber.ts';
import { eventually, frames } from '../../support/eventually.ts';
import { addFrame, closePages } from '../../support/own-page.ts';

const code = await (await fetch('/dist/test/inline/experiments.js')).text();

const contextOf = (list: unknown): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({ experiments: list })}</script>`;

const variantB = '<template data-variant="b"><h1 id="b">Bring the coast home</h1></template>';
const hero = `<h1 id="default">Prints</h1>${variantB}`;

/** Writes a page in parts, as a server sends them. */
function begin(head: string) {
  const { contentDocument: page } = addFrame();
  if (!page) throw new Error('the frame has no page');
  page.open();
  const write = async (markup: string): Promise<void> => {
    // The only way to parse a page in parts.
    page.write(markup);
    await frames(2);
  };
  page.write(`<!doctype html><head><title>A page</title>${head}<script>${code}</script></head><body>`);
  const isShown = (id: string): boolean => page.getElementById(id)?.checkVisibility() === true;
  const shown = (): readonly string[] => ['default', 'b', 'c', 'late'].filter(isShown);
  return { page, write, shown };
}

/** Returns the ids of the variants that a whole page shows. */
async function shownIn(list: unknown, body: string): Promise<readonly string[]> {
  const { page, write, shown } = begin(contextOf(list));
  await write(body);
  page.close();
  await eventually('the page is read', () => unclobber(page).readyState === 'complete');
  return shown();
}

const key = 'site:experiments';
const overrides = 'site:experiment-overrides';

const store = (entry: string, variants: unknown): void =>
  localStorage.setItem(entry, JSON.stringify({ value: variants }));

afterEach(() => {
  closePages();
  localStorage.removeItem(key);
  localStorage.removeItem(overrides);
});

describe('a variant in markup', () => {
  const element = `<site-experiment name="hero">${hero}</site-experiment>`;

  it('is shown instead of the default', async () => {
    expect(await shownIn([{ name: 'hero', variant: 'b' }], element)).to.deep.equal(['b']);
  });

  it('is never preceded by the default, if the page arrives in parts', async () => {
    const { page, write, shown } = begin(contextOf([{ name: 'hero', variant: 'b' }]));
    await write('<main><site-experiment name="hero"><h1 id="default">Prints</h1>');
    expect(shown()).to.deep.equal([]);
    await write(`<template data-variant="c"><h1 id="c">New</h1></template>`);
    expect(shown()).to.deep.equal([]);
    await write(`${variantB}</site-experiment><p>More</p></main>`);
    expect(shown()).to.deep.equal(['b']);
    page.close();
    expect(page.querySelectorAll('#b')).to.have.length(1);
  });

  it('is shown once, if a server has written it', async () => {
    const used = '<site-experiment hidden name="hero"><template data-variant="b"></template></site-experiment>';
    const list = [{ name: 'hero', variant: 'b' }];
    expect(await shownIn(list, `<h1 id="b">Bring the coast home</h1>${used}`)).to.deep.equal(['b']);
  });

  it('is shown before a default that follows it', async () => {
    const { page, write, shown } = begin(contextOf([{ name: 'hero', variant: 'b' }]));
    await write(`<site-experiment name="hero">${variantB}`);
    await write('<h1 id="default">Prints</h1></site-experiment>');
    page.close();
    await eventually('the page is read', () => unclobber(page).readyState === 'complete');
    expect(shown()).to.deep.equal(['b']);
  });

  it('is what an earlier page has stored', async () => {
    store(key, { hero: 'b' });
    expect(await shownIn([{ name: 'hero', variants: ['a', 'b'] }], element)).to.deep.equal(['b']);
    expect(await shownIn([{ name: 'other' }], element.replace('hero', 'other'))).to.deep.equal(['default']);
  });

  it('is not what an earlier page has stored, once the server assigns it, has an error, or has ended the experiment', async () => {
    store(key, { hero: 'b' });
    expect(await shownIn([{ name: 'hero', variant: 'a' }], element)).to.deep.equal(['default']);
    expect(await shownIn([{ name: 'hero', containsError: true }], element)).to.deep.equal(['default']);
    expect(await shownIn([{ name: 'other', variant: 'b' }], element)).to.deep.equal(['default']);
    expect(await shownIn(undefined, element)).to.deep.equal(['default']);
  });

  it('is the one that the staff of an internal site has selected, whatever the server assigns', async () => {
    store(overrides, { hero: 'b' });
    store(key, { hero: 'a' });
    expect(await shownIn([{ name: 'hero', variant: 'a' }], element)).to.deep.equal(['b']);
    expect(await shownIn([{ name: 'hero', variants: ['a', 'b'] }], element)).to.deep.equal(['b']);
    expect(await shownIn([{ name: 'other', variant: 'b' }], element)).to.deep.equal(['default']);
  });

  it('is shown in markup that a script adds later', async () => {
    const { page, shown } = begin(contextOf([{ name: 'hero', variant: 'b' }]));
    page.close();
    await eventually('the page is read', () => unclobber(page).readyState === 'complete');
    const host = page.createElement('site-experiment');
    host.setAttribute('name', 'hero');
    host.innerHTML = hero;
    page.body.append(host);
    await frames(2);
    expect(shown()).to.deep.equal(['b']);
  });

  const defaults: Readonly<Record<string, unknown>> = {
    'without a list': undefined,
    'for an unknown experiment': [{ name: 'other', variant: 'b' }],
    'for an error': [{ name: 'hero', variant: 'b', containsError: true }],
    'for a variant without a template': [{ name: 'hero', variant: 'a' }],
    'without a variant': [{ name: 'hero', variant: null }],
    'for a variant that is not text': [{ name: 'hero', variant: 7 }],
    'for an entry that is not an object': [null, { name: 'hero', variant: 'b' }],
  };
  for (const [reason, list] of Object.entries(defaults))
    it(`is the default ${reason}`, async () => {
      expect(await shownIn(list, `<main>${element}</main>`)).to.deep.equal(['default']);
    });

  it('is the default at the end of a page, and with stored data that is not valid', async () => {
    localStorage.setItem(key, '{');
    expect(await shownIn([{ name: 'hero', variant: 'a' }], element)).to.deep.equal(['default']);
    localStorage.setItem(key, 'null');
    expect(await shownIn([{ name: 'hero', variant: 'b' }], element)).to.deep.equal(['b']);
  });

  it('is the default, visible before the page has been read, once an element follows', async () => {
    const { page, write, shown } = begin(contextOf([{ name: 'hero', variant: 'a' }]));
    await write(`<main>${element}</main>`);
    await write('<p>More</p>');
    expect([page.readyState, shown()]).to.deep.equal(['loading', ['default']]);
    page.close();
  });

  it('is shown in a page whose markup replaces properties of the document', async () => {
    const names = ['querySelectorAll', 'documentElement', 'readyState', 'body'];
    const clobbering = names.map((name) => `<form name="${name}"></form>`).join('');
    expect(await shownIn([{ name: 'hero', variant: 'b' }], clobbering + element)).to.deep.equal(['b']);
  });

  it('is the default for names of properties that every object has', async () => {
    const body = element.replace('hero', 'constructor');
    expect(await shownIn([{ name: 'hero', variant: 'b' }], body)).to.deep.equal(['default']);
  });

  it('is not taken from an element that is not a template', async () => {
    const body = '<site-experiment name="hero"><p id="default" data-variant="b">Prints</p></site-experiment>';
    expect(await shownIn([{ name: 'hero', variant: 'b' }], body)).to.deep.equal(['default']);
  });

  it('costs no work after each change of a page that has no variants', async () => {
    const spy = `<script>
      const { observe } = MutationObserver.prototype;
      MutationObserver.prototype.observe = function (...args) {
        window.isObserved = true;
        observe.apply(this, args);
      };
    </script>`;
    const isObserved = async (list: unknown): Promise<boolean> => {
      const { page, write } = begin(spy + contextOf(list));
      await write(element);
      page.close();
      return Reflect.has(unclobber(page).defaultView ?? {}, 'isObserved');
    };
    expect(await isObserved([{ name: 'hero', variant: 'b' }])).to.equal(true);
    expect(await isObserved([])).to.equal(false);
    expect(await isObserved([{ name: 'hero' }, { name: 'other', variant: 'b', containsError: true }])).to.equal(false);
  });

  it('leaves what the author has hidden, at first or later', async () => {
    const { page, write } = begin(contextOf([{ name: 'hero', variant: 'a' }]));
    await write(`<main>${element}</main><site-experiment hidden name="other">Footer</site-experiment>`);
    page.close();
    await eventually('the page is read', () => unclobber(page).readyState === 'complete');
    const hosts = page.querySelectorAll<HTMLElement>('site-experiment');
    const hidden = (): readonly unknown[] => [...hosts].map((host) => host.hidden);
    expect(hidden()).to.deep.equal([false, true]);
    for (const host of hosts) host.hidden = true;
    page.body.append('More');
    await frames(2);
    expect(hidden()).to.deep.equal([true, true]);
  });

  it('moves nothing', async () => {
    const { page, write } = begin(contextOf([{ name: 'hero', variant: 'b' }]));
    await write(`<site-experiment name="hero">${hero}</site-experiment><p id="after">More</p>`);
    const top = page.getElementById('after')?.getBoundingClientRect().top;
    page.close();
    await frames(3);
    expect(page.getElementById('after')?.getBoundingClientRect().top).to.equal(top);
  });
});
