import { expect } from '@open-wc/testing';
import { eventually, frames } from '../support/eventually.ts';
import { clear, loadElements, place, rendered, shown, warningsDuring } from './load.ts';

const { addMessages, destroySite, onSiteReady, SampleElement, setReporter, startSite } = await loadElements();
type Sample = InstanceType<typeof SampleElement>;

const label = (element: Element): string | undefined =>
  element.shadowRoot?.querySelector('button')?.textContent?.trim();
const direction = (element: Element): string | undefined =>
  element.shadowRoot?.querySelector<HTMLElement>('[data-direction]')?.dataset.direction;
const observed = (): Promise<void> => frames(1);

afterEach(clear);

describe('messages', () => {
  it('are English unless the page has messages in the language of the element', async () => {
    addMessages('nb', { 'sample-add': 'Legg til' });
    const element = place('<site-sample lang="nb-NO"></site-sample>');
    expect(label(element)).to.equal('Legg til 0');
    element.lang = 'fr';
    await observed();
    expect(label(element)).to.equal('Add 0');
    element.removeAttribute('lang');
    document.documentElement.lang = 'nb';
    await observed();
    expect(label(element)).to.equal('Legg til 0');
    document.documentElement.lang = 'en';
  });
});

describe('messages for a region', () => {
  it('are looked up one by one, first for the region, then for the language', async () => {
    addMessages('pt-BR', { 'sample-other': 'x' });
    addMessages('PT', { 'sample-add': 'Adicionar' });
    expect(label(place('<site-sample lang="pt-br"></site-sample>'))).to.equal('Adicionar 0');
  });
});

describe('direction', () => {
  it('follows the page, live', async () => {
    const element = place('<site-sample></site-sample>');
    expect(direction(element)).to.equal('ltr');
    element.parentElement?.setAttribute('dir', 'rtl');
    await observed();
    expect(direction(element)).to.equal('rtl');
  });
});

describe('the viewport', () => {
  it('is notified when the element enters it', async () => {
    const element = place('<site-sample></site-sample>');
    await eventually('it is in view', () => element.shadowRoot?.querySelector('[data-in-view="true"]'));
  });
});

describe('the site context', () => {
  it('provides defaults below the values of the author, also when it arrives late', async () => {
    const element = place<Sample>('<site-sample></site-sample>');
    const set = place<Sample>('<site-sample label="mine"></site-sample>');
    expect(element.label).to.equal(undefined);
    startSite({ website: { language: 'da' } });
    await rendered();
    expect(shown(element)).to.include({ label: 'da', amount: 8 });
    expect(set.label).to.equal('mine');
  });

  it('is started once: a second start only warns', async () => {
    const warnings = await warningsDuring(() => startSite({ website: { language: 'sv' } }));
    expect(warnings.join()).to.contain('already started');
    expect(place<Sample>('<site-sample></site-sample>').label).to.equal('da');
  });

  it('runs the callbacks that wait for the site, and their cleanups in reverse order on destroy', async () => {
    const order: string[] = [];
    onSiteReady(() => {
      order.push('first up');
      return () => order.push('first down');
    });
    onSiteReady(() => () => order.push('second down'));
    destroySite();
    onSiteReady(() => order.push('waits'));
    expect(order).to.deep.equal(['first up', 'second down', 'first down']);
    startSite();
    expect(order.at(-1)).to.equal('waits');
  });

  it('that makes a layer throw does not affect the author’s markup or other elements', async () => {
    destroySite();
    setReporter(document, () => {
      throw new Error('planted reporter');
    });
    const errors: string[] = [];
    document.addEventListener('site-error', (event) => errors.push((event as CustomEvent).detail.code));
    const element = place('<site-sturdy><p>kept</p></site-sturdy>');
    const { error } = console;
    console.error = () => {};
    startSite({ website: { language: 'broken' } });
    await rendered();
    await rendered();
    console.error = error;
    expect(errors).to.deep.equal(['render-failed']);
    expect(element.shadowRoot?.querySelector('slot:not([name])')).to.exist;
    expect(element.firstElementChild?.hasAttribute('slot')).to.equal(false);
    destroySite();
    startSite({ website: { language: 'en' } });
    setReporter(document, () => {});
  });

  it('reports an initializer that fails, and runs the others', () => {
    const reported: unknown[] = [];
    setReporter(document, ({ code }) => reported.push(code));
    const order: string[] = [];
    onSiteReady(() => {
      throw new Error('planted initializer');
    });
    onSiteReady(() => order.push('ran'));
    setReporter(document, () => {});
    expect([reported, order]).to.deep.equal([['runtime-step-failed'], ['ran']]);
  });

  it('is read from the markup on first use', async () => {
    const frame = place<HTMLIFrameElement>('<iframe title="site"></iframe>');
    const page = frame.contentDocument;
    page?.open();
    page?.write(`<!doctype html><title>site</title>
      <script type="application/json" data-site-context>{"website":{"language":"is"}}</script>
      <site-sample></site-sample>
      <script type="module">import { defineAll } from "/dist/test/contract-elements.js"; defineAll()</script>`);
    page?.close();
    for (let wait = 0; wait < 100 && !page?.querySelector('site-sample:defined'); wait += 1) await observed();
    expect(page?.querySelector<Sample>('site-sample')?.label).to.equal('is');
  });
});
