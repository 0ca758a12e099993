import { expect } from '@open-wc/testing';
import { eventually, never } from '../support/eventually.ts';
import { skipUnless } from '../support/skip.ts';
import { clear, loadElements, place, rendered, shown, warningsDuring } from './load.ts';

const { SampleElement, elementClass, log, register } = await loadElements();
type Sample = InstanceType<typeof SampleElement>;

const button = (element: Element): HTMLButtonElement | null | undefined => element.shadowRoot?.querySelector('button');
const label = (element: Element): string | undefined => button(element)?.textContent?.trim();

const counted = (): Sample => {
  const element = place<Sample>('<site-sample></site-sample>');
  element.count();
  return element;
};

const ValuesView = (values: Record<string, unknown>): string => JSON.stringify(values);
const PlainView = (): string => 'from the view';

afterEach(clear);

describe('mounting', () => {
  it('shows the view synchronously on connection', () => {
    const element = document.createElement('site-sample');
    expect(element.shadowRoot?.childElementCount).to.equal(0);
    document.body.append(element);
    expect(button(element)).to.exist;
    element.remove();
  });

  it('does not happen while the element is detached, whatever is set on it', async () => {
    const before = log.renders;
    const element = document.createElement('site-sample') as Sample;
    element.label = 'early';
    element.setAttribute('amount', '7');
    await rendered();
    expect(log.renders).to.equal(before);
  });

  it('keeps values that were set while the element was detached', () => {
    const element = document.createElement('site-sample') as Sample;
    element.label = 'early';
    element.data = { amount: 6 };
    document.body.append(element);
    expect(shown(element)).to.include({ label: 'early', amount: 6 });
    element.remove();
  });

  it('keeps properties that were set before the element was defined', async () => {
    const holder = place<HTMLElement>('<div><site-late data-url="from attribute"></site-late></div>');
    const [element] = holder.children;
    Object.assign(element ?? {}, { label: 'lazy', open: true, data: { amount: 2 } });
    register(elementClass({ ...SampleElement.contract, tag: 'site-late' }, ValuesView));
    expect(Reflect.get(element ?? {}, 'label')).to.equal('lazy');
    expect(element?.getAttribute('label')).to.equal('lazy');
    expect(element?.shadowRoot?.textContent).to.contain('from attribute').and.contain('"amount":2');
  });

  it('keeps properties that were set before an upgrade outside the page, until an attribute changes', () => {
    // Not adopted from a template: WebKit upgrades such an element only in the page.
    const element = document.createElement('site-early') as Sample;
    for (const [name, text] of Object.entries({ label: 'markup', data: '{"amount":9}', tags: 'markup' }))
      element.setAttribute(name, text);
    Object.assign(element, { label: 'early', amount: 4, data: { amount: 2 }, tags: ['early'], loud: false });
    register(elementClass({ ...SampleElement.contract, tag: 'site-early' }, ValuesView));
    customElements.upgrade(element);
    expect(Object.keys(element)).to.not.include.members(['label', 'amount', 'data', 'tags', 'loud']);
    expect([element.label, element.getAttribute('label')]).to.deep.equal(['early', 'early']);
    expect([element.amount, element.data, element.tags]).to.deep.equal([4, { amount: 2 }, ['early']]);
    expect([element.loud, element.getAttribute('loud')]).to.deep.equal([false, 'false']);
    element.setAttribute('label', 'late');
    element.setAttribute('tags', 'late');
    document.body.append(element);
    expect([element.label, element.tags]).to.deep.equal(['late', ['late']]);
    expect(element.shadowRoot?.textContent).to.contain('"label":"late"').and.contain('"amount":4');
    element.remove();
  });

  it('uses an existing declarative shadow root', () => {
    const host = document.createElement('div');
    host.setHTMLUnsafe(
      '<site-declared><template shadowrootmode="open"><b>from the server</b></template></site-declared>',
    );
    document.body.append(host);
    const before = host.firstElementChild?.shadowRoot;
    register(elementClass({ ...SampleElement.contract, tag: 'site-declared' }, PlainView));
    expect(host.firstElementChild?.shadowRoot).to.equal(before);
    expect(before?.textContent).to.equal('from the view');
    host.remove();
  });
});

describe('rendering', () => {
  it('happens once for several changes, one microtask later', async () => {
    const element = place<Sample>('<site-sample></site-sample>');
    const before = log.renders;
    element.label = 'one';
    element.amount = 5;
    element.setAttribute('label', 'two');
    expect(shown(element).label).to.equal(undefined);
    await rendered();
    expect(shown(element)).to.include({ label: 'two', amount: 5 });
    expect(log.renders).to.equal(before + 1);
  });

  it('does not happen when the new value equals the old one', async () => {
    const element = place<Sample>('<site-sample label="same"></site-sample>');
    const before = log.renders;
    element.label = 'same';
    element.amount = 3;
    await rendered();
    expect(log.renders).to.equal(before);
  });
});

describe('a move', () => {
  it('keeps state when the element is appended elsewhere', async () => {
    const element = counted();
    const { aborted, attached, detached } = log;
    place('<div></div>').append(element);
    await rendered();
    expect(label(element)).to.equal('Add 1');
    expect(log.aborted).to.equal(aborted);
    await never('it moves again', () => log.attached > attached + 1 || log.detached > detached + 1);
    expect([log.attached, log.detached]).to.deep.equal([attached + 1, detached + 1]);
  });

  it('keeps state with moveBefore', async function () {
    const element = counted();
    const target = place<HTMLElement & { moveBefore?: (node: Node, child: Node | null) => void }>('<div></div>');
    skipUnless(this, 'moveBefore', 'moveBefore' in Element.prototype);
    target.moveBefore?.(element, null);
    await rendered();
    expect(label(element)).to.equal('Add 1');
  });

  it('keeps state when removed and inserted again within one script', async () => {
    const element = counted();
    const parent = element.parentElement;
    element.remove();
    parent?.append(element);
    await rendered();
    expect(label(element)).to.equal('Add 1');
  });

  it('keeps state and style in the document of a frame', async () => {
    const element = counted();
    const frame = place<HTMLIFrameElement>('<iframe title="other document"></iframe>');
    frame.contentDocument?.body.append(element);
    await rendered();
    expect(label(element)).to.equal('Add 1');
    expect(frame.contentWindow?.getComputedStyle(element).color).to.equal('rgb(1, 2, 3)');
    expect(frame.contentWindow?.getComputedStyle(element).outlineColor).to.equal('rgb(4, 5, 6)');
    button(element)?.click();
    await rendered();
    expect(label(element)).to.equal('Add 2');
    document.body.append(element);
    await rendered();
    expect(label(element)).to.equal('Add 2');
    expect(getComputedStyle(element).color).to.equal('rgb(1, 2, 3)');
    element.remove();
  });
});

describe('a removal', () => {
  it('unmounts, aborts the signal, and a later insertion starts with a new state', async () => {
    const element = counted();
    const { aborted } = log;
    const parent = element.parentElement;
    element.remove();
    await rendered();
    expect(log.aborted).to.equal(aborted + 1);
    expect(button(element)).to.not.exist;
    parent?.append(element);
    expect(label(element)).to.equal('Add 0');
  });

  it('allows garbage collection of the element', async function () {
    const collect: (() => void) | undefined = Reflect.get(globalThis, 'gc');
    skipUnless(this, 'gc', typeof collect === 'function');
    const references = Array.from({ length: 20 }, () => {
      const element = counted();
      const reference = new WeakRef(element);
      element.parentElement?.remove();
      return reference;
    });
    await eventually('all but one are collected', () => {
      collect?.();
      return references.filter((reference) => reference.deref()).length <= 1;
    });
  });
});

describe('copies', () => {
  it('cloned from a live element work on their own', () => {
    const element = counted();
    element.label = 'copied';
    const copy = element.cloneNode(true) as Sample;
    element.after(copy);
    expect(label(copy)).to.equal('Add 0');
    expect(copy.label).to.equal('copied');
  });

  it('survive a round trip through innerHTML', () => {
    const element = place<Sample>('<site-sample label="round" open><img alt="kept"></site-sample>');
    const copy = place<Sample>(element.outerHTML);
    expect(copy.outerHTML).to.equal(element.outerHTML);
    expect([copy.label, copy.open, copy.querySelector('img')?.alt]).to.deep.equal(['round', true, 'kept']);
  });

  it('of the library cause no errors: the second registration of a tag is skipped', async () => {
    const same = await warningsDuring(() => register(elementClass(SampleElement.contract, PlainView)));
    expect(same).to.deep.equal([]);
    expect(customElements.get('site-sample')).to.equal(SampleElement);
  });

  it('of another version report which one is used', async () => {
    customElements.define('site-foreign', class extends HTMLElement {});
    const warnings = await warningsDuring(() =>
      register(elementClass({ ...SampleElement.contract, tag: 'site-foreign' }, PlainView)),
    );
    expect(warnings.join()).to.contain('<site-foreign> is already defined');
  });
});

describe('styles', () => {
  it('share one constructed stylesheet among elements, and add no style element to the page', () => {
    const [one, two] = [counted(), counted()];
    expect(one.shadowRoot?.adoptedStyleSheets.at(-1)).to.equal(two.shadowRoot?.adoptedStyleSheets.at(-1));
    expect(one.shadowRoot?.querySelector('style')).to.equal(null);
  });

  it('reach a shadow root that contains the element', () => {
    const host = place('<div></div>');
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<site-sample></site-sample>';
    const [inner] = shadow.children;
    expect(inner && getComputedStyle(inner).outlineColor).to.equal('rgb(4, 5, 6)');
  });
});

describe('elements inside elements', () => {
  it('mount, update and unmount with the outer one', async () => {
    const outer = place('<site-outer label="first"></site-outer>');
    const inner = outer.shadowRoot?.querySelector<Sample>('site-sample');
    await rendered();
    expect(inner && shown(inner).label).to.equal('first');
    outer.setAttribute('label', 'second');
    await rendered();
    await rendered();
    expect(inner && shown(inner).label).to.equal('second');
    const { aborted } = log;
    outer.remove();
    await rendered();
    await rendered();
    expect(log.aborted).to.equal(aborted + 1);
  });
});
