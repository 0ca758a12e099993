import { expect } from '@open-wc/testing';
import { eventually, frames } from '../support/eventually.ts';
import { clear, loadElements, place, rendered, warningsDuring } from './load.ts';

const { log, destroySite, setReporter, sturdyLog } = await loadElements();

const read = (element: Element): string | null | undefined =>
  element.shadowRoot?.querySelector('.children')?.textContent;

/** Returns the author's children in the order in which their slots show them. */
const inSlots = (element: Element): string[] =>
  [...(element.shadowRoot?.querySelectorAll('slot') ?? [])].flatMap((slot) =>
    slot.assignedElements().map((node) => node.textContent ?? ''),
  );

const observed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

afterEach(clear);

describe("the author's children", () => {
  it('stay the same nodes, in the light DOM', () => {
    const element = place('<site-sample></site-sample>');
    const picture = document.createElement('img');
    element.append(picture);
    expect(picture.parentElement).to.equal(element);
    expect(element.shadowRoot?.querySelector('slot')?.assignedElements()).to.deep.equal([picture]);
  });

  it('are rendered again when they are added, removed or edited', async () => {
    const element = place('<site-sample><img alt="one"></site-sample>');
    expect(read(element)).to.equal('one');
    element.insertAdjacentHTML('beforeend', '<img alt="two"><p>three</p>');
    await observed();
    expect(read(element)).to.equal('one two three');
    element.querySelector('img')?.setAttribute('alt', 'first');
    const [text] = element.querySelector('p')?.childNodes ?? [];
    if (text) text.textContent = 'third';
    await observed();
    expect(read(element)).to.equal('first two third');
    element.firstElementChild?.remove();
    await observed();
    expect(read(element)).to.equal('two third');
  });

  it('that arrive while the page is still being parsed are rendered', async () => {
    const frame = place<HTMLIFrameElement>('<iframe title="slow page"></iframe>');
    const page = frame.contentDocument;
    page?.open();
    page?.write(
      '<!doctype html><title>slow</title><script type="module" src="/dist/test/contract-elements.js"></script>',
    );
    page?.write(
      '<script type="module">import { defineAll } from "/dist/test/contract-elements.js"; defineAll()</script>',
    );
    page?.write('<site-sample><img alt="early">');
    await eventually('the first image is parsed', () => page?.querySelector('site-sample img'));
    await frames(3);
    page?.write('<img alt="late"></site-sample>');
    page?.close();
    await eventually('both images are read', () => {
      const element = page?.querySelector('site-sample');
      return element && read(element) === 'early late';
    });
  });

  it('cause no render when something changes that the element does not read', async () => {
    const element = place('<site-sample><img alt="one"></site-sample>');
    const before = log.renders;
    element.querySelector('img')?.setAttribute('title', 'not read');
    element.insertAdjacentHTML('beforeend', '<div data-site-owned></div>');
    element.querySelector('[data-site-owned]')?.append(document.createElement('img'));
    await observed();
    expect(log.renders).to.equal(before);
  });
});

describe('our own writes', () => {
  it('to nodes that are read cause no render', async () => {
    const before = sturdyLog.renders;
    const element = place('<site-sturdy><p>one</p><p>two</p></site-sturdy>');
    expect(sturdyLog.renders).to.equal(before + 1);
    await observed();
    expect([...element.children].every((child) => child.slot !== '')).to.equal(true);
    expect(sturdyLog.renders).to.equal(before + 1);
  });

  it('do not hide changes of the author in the same script', async () => {
    const element = place('<site-sturdy><p>one</p></site-sturdy>');
    element.insertAdjacentHTML('beforeend', '<p>two</p>');
    await observed();
    expect(element.shadowRoot?.querySelector('b')?.textContent).to.equal('one two');
  });
});

describe('edits by the author', () => {
  const boldText = (element: Element): string | null | undefined => element.shadowRoot?.querySelector('b')?.textContent;

  it('of text are rendered, with every DOM method', async () => {
    const element = place('<site-sturdy><p>one</p></site-sturdy>');
    const [child] = element.children;
    if (child) child.textContent = 'replaced';
    await observed();
    expect(boldText(element)).to.equal('replaced');
  });

  it('that remove an attribute are rendered too', async () => {
    const element = place('<site-sturdy><i title="read">one</i></site-sturdy>');
    const before = sturdyLog.renders;
    element.firstElementChild?.removeAttribute('title');
    await observed();
    expect(sturdyLog.renders).to.equal(before + 1);
  });
});

describe('a slot for each child', () => {
  it('shows every child in order and follows changes', async () => {
    const element = place('<site-slots><b>1</b><b>2</b></site-slots>');
    expect(inSlots(element)).to.deep.equal(['1', '2']);
    element.insertAdjacentHTML('afterbegin', '<b>0</b>');
    await observed();
    expect(inSlots(element)).to.deep.equal(['0', '1', '2']);
  });

  it('is removed from a child that leaves, and from all children on removal', async () => {
    const element = place('<site-slots><b>1</b><b>2</b></site-slots>');
    const [first, second] = element.children;
    first?.remove();
    await observed();
    expect(first?.hasAttribute('slot')).to.equal(false);
    element.remove();
    await rendered();
    expect(second?.hasAttribute('slot')).to.equal(false);
  });

  it('is assigned again in a clone of a live element', () => {
    const element = place('<site-slots><b>1</b><b>2</b></site-slots>');
    element.firstElementChild?.before(document.createElement('i'));
    const copy = place(element.outerHTML);
    expect(inSlots(copy)).to.deep.equal(['', '1', '2']);
  });

  it('does not change children that the author put into a slot', () => {
    const element = place('<site-slots><b>1</b><b slot="author">2</b></site-slots>');
    expect([...element.children].map((child) => child.slot.startsWith('site-slot-'))).to.deep.equal([true, false]);
  });
});

describe("custom properties on the author's nodes", () => {
  const tone = (node: Element | undefined | null): string => {
    return node instanceof HTMLElement ? node.style.getPropertyValue('--site-given-tone') : '';
  };

  it('are set, follow changes, and keep the styles of the author', async () => {
    const element = place('<site-giving><b data-tone="calm" style="color: red;">1</b><b>2</b></site-giving>');
    const [first, second] = element.children;
    expect([tone(first), tone(second)]).to.deep.equal(['calm', '']);
    expect(second?.hasAttribute('style')).to.equal(false);
    first?.setAttribute('data-tone', 'bold');
    second?.setAttribute('data-tone', 'calm');
    await observed();
    expect([tone(first), tone(second)]).to.deep.equal(['bold', 'calm']);
    expect(getComputedStyle(first as Element).color).to.equal('rgb(255, 0, 0)');
  });

  it('are restored on a node that leaves, on removal, and in a view that fails', async () => {
    const markup = '<b data-tone="calm">1</b><b data-tone="bold" style="color: red;">2</b>';
    const element = place(`<site-giving>${markup}</site-giving>`);
    const [first] = element.children;
    first?.remove();
    await observed();
    expect(first?.outerHTML).to.equal('<b data-tone="calm">1</b>');
    element.prepend(first ?? '');
    await observed();
    expect(tone(first)).to.equal('calm');
    setReporter(document, () => {});
    element.setAttribute('broken', '');
    await rendered();
    expect(element.innerHTML).to.equal(markup);
    element.removeAttribute('broken');
    await rendered();
    expect(tone(first)).to.equal('calm');
    element.remove();
    await rendered();
    expect(element.innerHTML).to.equal(markup);
  });

  it('leave nothing behind in a copy of a live element', async () => {
    const element = place('<site-giving><b data-tone="calm">1</b></site-giving>');
    const copy = place(element.outerHTML);
    expect(tone(copy.firstElementChild)).to.equal('calm');
    copy.firstElementChild?.removeAttribute('data-tone');
    await observed();
    expect(tone(copy.firstElementChild)).to.equal('');
    copy.remove();
    await rendered();
    expect(copy.innerHTML).to.equal('<b>1</b>');
  });
});

describe('an error in a view', () => {
  it("shows the author's markup, notifies the element's listeners and the page's reporter", async () => {
    const reported: unknown[] = [];
    setReporter(document, (failure) => reported.push(failure.code));
    const element = place('<site-slots><b>1</b><b>2</b></site-slots>');
    const events: CustomEvent[] = [];
    element.addEventListener('site-error', (event) => events.push(event as CustomEvent));
    element.setAttribute('broken', '');
    await rendered();
    expect(inSlots(element)).to.deep.equal(['1', '2']);
    expect(element.querySelector('[slot]')).to.equal(null);
    expect(events.map(({ detail }) => [detail.code, detail.args.tag, detail.cause.message])).to.deep.equal([
      ['render-failed', 'site-slots', 'planted failure'],
    ]);
    expect(reported).to.deep.equal(['render-failed']);
  });

  it('on the first render does not affect other elements', () => {
    setReporter(document, () => {});
    place('<site-slots broken><b>1</b></site-slots>');
    const neighbour = place('<site-slots><b>2</b></site-slots>');
    expect(inSlots(neighbour)).to.deep.equal(['2']);
    expect(document.querySelector('[broken]')?.shadowRoot?.querySelectorAll('slot')).to.have.length(1);
  });

  it('ends with the next change that renders', async () => {
    setReporter(document, () => {});
    const element = place('<site-slots broken><b>1</b><b>2</b></site-slots>');
    element.removeAttribute('broken');
    await rendered();
    expect(element.shadowRoot?.querySelectorAll('li')).to.have.length(2);
    expect(inSlots(element)).to.deep.equal(['1', '2']);
  });
});

describe('destroying the site', () => {
  it("unmounts connected elements and shows the author's markup", async () => {
    const element = place('<site-slots><b>1</b><b>2</b></site-slots>');
    const warnings = await warningsDuring(() => destroySite());
    expect(warnings).to.deep.equal([]);
    expect(element.shadowRoot?.children).to.have.length(1);
    expect(inSlots(element)).to.deep.equal(['1', '2']);
    expect(element.querySelector('[slot]')).to.equal(null);
  });
});
