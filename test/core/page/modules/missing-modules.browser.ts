/** Warnings about triggers that no module handles. */
import { expect } from '@open-wc/testing';
import { elapsed, eventually, never } from '../../../support/eventually.ts';
import { loadServices } from '../services.ts';
import { closeModulePages, openModulePage } from './module-page.ts';

const { destroySite, modulePatience, registerModule, startSite, warnOfMissingModules } = await loadServices();

const { warn } = console;
let warnings: string[] = [];

beforeEach(() => {
  warnings = [];
  console.warn = (text: unknown) => void warnings.push(String(text));
});

afterEach(() => {
  console.warn = warn;
  closeModulePages();
});

/** The warnings about a page. */
async function check(body: string, prepare: (page: Document) => void = () => {}): Promise<readonly string[]> {
  const { page } = openModulePage(body);
  prepare(page);
  warnOfMissingModules(page);
  await elapsed(modulePatience);
  return warnings.map((line) => line.replace('site-elements: ', ''));
}

const withLoader = (page: Document): void => void Reflect.set(page, Symbol.for('site-loader.v1'), true);

describe('a trigger without a module', () => {
  it('is named once, with its place, its element and the call that registers a module', async () => {
    const found = await check(
      '<main id="shop"><div id="sqs-cart-root"></div></main><p class="BlogList"></p><p class="BlogList"></p>',
    );
    expect(found).to.deep.equal([
      'No module handles the trigger "cart" (at div#sqs-cart-root). Put <site-cart> into it, or call registerModule("cart", { start }) of site-elements/modules.',
      'No module handles the trigger "blog-list" (at html > body > p.BlogList). Put <site-list> into it, or call registerModule("blog-list", { start }) of site-elements/modules.',
    ]);
  });

  const shapes: Readonly<Record<string, string>> = {
    cart: '<div id="sqs-cart-root"></div>',
    'reviews-request': '<div data-site-module="reviews-request"></div>',
    search: '<div class="sqs-search-page"></div>',
    'product-list': '<div class="products-flex-container"></div>',
    'product-item': '<article class="ProductItem hentry"></article>',
    'blog-list': '<div class="blog-basic-grid collection-content-wrapper"></div>',
    gallery: `<section data-controller="GalleryGrid" data-props='{}'></section>`,
    'events-list': '<div class="sqs-events-collection-list"></div>',
    'events-calendar': '<div class="sqs-block calendar-block sqs-block-calendar"></div>',
    'donate-page': '<div class="sqs-block donation-block sqs-block-donation"></div>',
  };

  it('is found in the markup of site builders, for each of the triggers', async () => {
    const found = await check(Object.values(shapes).join(''));
    expect(found.map((line) => line.match(/trigger "([^"]+)"/)?.[1])).to.deep.equal(Object.keys(shapes));
  });

  it('is found with the classes of site builders in another order, and in lists of events once', () => {
    const { page } = openModulePage(`
      <div class="collection-content-wrapper blog-basic-grid"></div>
      <div class="sqs-block gallery-block" data-block-type="8"></div>
      <div class="eventlist eventlist--upcoming"></div>
      <div class="sqs-events-collection-list"><div class="eventlist"></div></div>`);
    const found: string[] = [];
    for (const name of ['blog-list', 'gallery', 'events-list'])
      registerModule(name, { start: (root) => void found.push(`${name} ${root.className}`) }, page);
    startSite({}, page);
    expect(found).to.deep.equal([
      'blog-list collection-content-wrapper blog-basic-grid',
      'gallery sqs-block gallery-block',
      'events-list eventlist eventlist--upcoming',
      'events-list sqs-events-collection-list',
    ]);
  });

  it('is reported if the selector of its module does not match it, or its name is not valid', async () => {
    const body = '<div id="sqs-cart-root"></div><p data-site-module="Chart"></p>';
    const prepare = (page: Document): void =>
      void registerModule('cart', { selector: '.my-cart', start: () => {} }, page);
    expect(await check(body, prepare)).to.deep.equal([
      'The selector of the module "cart" does not match its trigger (at div#sqs-cart-root). Change its selector ".my-cart", or remove the selector.',
      '"Chart" in data-site-module is not a valid name (at html > body > p). Start it with a lower-case letter, and use lower-case letters, digits and hyphens.',
    ]);
  });

  it('is not reported if a module is registered, or its element is in or around the root', async () => {
    const body = `<div id="sqs-cart-root"></div><site-search><div class="sqs-search-page"></div></site-search>
      <div class="sqs-block-gallery"><site-gallery></site-gallery></div><p data-site-module="chart"></p>`;
    const prepare = (page: Document): void => {
      withLoader(page);
      registerModule('cart', { start: () => {} }, page);
      registerModule('chart', { start: () => {} }, page);
    };
    expect(await check(body, prepare)).to.deep.equal([]);
  });

  it('is the element itself if nothing defines it, except with the loader', async () => {
    expect(await check('<site-nothing></site-nothing><p><site-cart></site-cart></p>')).to.deep.equal([
      '<site-cart> is not defined (at html > body > p > site-cart). Import "site-elements/cart", or load site.js, which loads elements on demand.',
    ]);
    warnings = [];
    expect(await check('<site-cart></site-cart>', withLoader)).to.deep.equal([]);
  });

  it('is reported for 20 names at most', async () => {
    const names = Array.from({ length: 1000 }, (_, index) => `name-${index}`);
    const body = `<p data-site-module="${names.join(' ')}"></p>${names.map((name) => `<p data-site-module="${name}"></p>`).join('')}`;
    expect(await check(body)).to.have.length(20);
  });

  it('is reported after startSite, also in markup that a script adds later, but not after destroySite', async () => {
    const started = openModulePage('<div data-site-module="chart"></div>').page;
    const destroyed = openModulePage('<div data-site-module="plan"></div>').page;
    const empty = openModulePage().page;
    for (const page of [started, destroyed, empty]) startSite({}, page);
    destroySite(destroyed);
    empty.body.innerHTML = '<div data-site-module="late"></div>';
    // The script is imported before it waits.
    await eventually('the warnings', () => warnings.length >= 2);
    await elapsed(modulePatience);
    expect(warnings.map((line) => line.match(/trigger "([^"]+)"/)?.[1])).to.have.members(['chart', 'late']);
  });

  it('is not reported if the page turns off the warnings for developers', async () => {
    const { page } = openModulePage('<div data-site-module="chart"></div>');
    page.documentElement.dataset.siteDebug = 'false';
    startSite({}, page);
    await never('a warning', () => warnings.length > 0);
    await elapsed(modulePatience);
    expect(warnings).to.deep.equal([]);
  });
});
