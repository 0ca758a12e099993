import { expect } from '@open-wc/testing';
import { clear, loadElements, place, rendered } from './load.ts';

const { SampleElement } = await loadElements();
type Sample = InstanceType<typeof SampleElement>;

afterEach(clear);

describe('events', () => {
  it('bubble out of shadow roots with their detail', () => {
    const host = place('<div></div>');
    host.attachShadow({ mode: 'open' }).innerHTML = '<site-sample></site-sample>';
    const received: unknown[] = [];
    host.addEventListener('site-changed', (event) => received.push((event as CustomEvent).detail));
    host.shadowRoot?.querySelector<Sample>('site-sample')?.count();
    expect(received).to.deep.equal([{ count: 1 }]);
  });

  it('before a change can be canceled, and then nothing changes', async () => {
    const element = place<Sample>('<site-sample></site-sample>');
    const received: string[] = [];
    element.addEventListener('site-change', (event) => event.preventDefault());
    element.addEventListener('site-changed', () => received.push('changed'));
    element.count();
    await rendered();
    expect(received).to.deep.equal([]);
    expect(element.open).to.equal(false);
  });

  it('after a change are dispatched once the element has the new state', () => {
    const element = place<Sample>('<site-sample></site-sample>');
    let found: boolean | undefined;
    element.addEventListener('site-changed', (event) => {
      event.preventDefault();
      found = element.open && !event.defaultPrevented;
    });
    element.count();
    expect(found).to.equal(true);
  });
});

describe('states', () => {
  it('of the view can be styled', async () => {
    const element = place<Sample>('<site-sample></site-sample>');
    expect(element.matches(':state(busy)')).to.equal(false);
    element.open = true;
    await rendered();
    expect(element.matches(':state(busy)')).to.equal(true);
  });
});

describe('methods', () => {
  it('work immediately after insertion and return the value of the view', async () => {
    const element = document.createElement('site-sample') as Sample;
    document.body.append(element);
    expect(element.count()).to.equal(1);
    expect(await element.greet('Ada')).to.equal('Hello Ada');
    element.remove();
  });

  it('use properties that were set immediately before', () => {
    const element = place<Sample>('<site-sample></site-sample>');
    element.label = 'now';
    element.count();
    expect(element.shadowRoot?.querySelector('output')?.textContent).to.contain('now');
  });

  it('throw an error with a fix when the element is not in a document', () => {
    const element = document.createElement('site-sample') as Sample;
    expect(() => element.count()).to.throw(
      '<site-sample>.count() is not available: append the element to a document first',
    );
  });
});

describe('invoker commands', () => {
  it('call the method that the contract names, from markup alone', async () => {
    const box = place(
      '<div><button command="--add" commandfor="target">Add</button><site-sample id="target"></site-sample></div>',
    );
    box.querySelector('button')?.click();
    await rendered();
    expect(box.querySelector('site-sample')?.shadowRoot?.querySelector('button')?.textContent?.trim()).to.equal(
      'Add 1',
    );
  });

  it('follow the platform in a form: only a button of type button invokes a command', async () => {
    const box = place(`<form>
      <button command="--add" commandfor="target">nothing</button>
      <button type="button" command="--add" commandfor="target">adds</button>
      <site-sample id="target"></site-sample></form>`);
    const submits: string[] = [];
    box.addEventListener('submit', (event) => {
      event.preventDefault();
      submits.push(event.type);
    });
    for (const button of box.querySelectorAll('button')) button.click();
    await rendered();
    expect(submits).to.deep.equal([]);
    expect(box.querySelector('site-sample')?.shadowRoot?.querySelector('button')?.textContent?.trim()).to.equal(
      'Add 1',
    );
  });

  it('that the contract does not name are ignored', async () => {
    const box = place(
      '<div><button command="--constructor" commandfor="target">?</button><site-sample id="target"></site-sample></div>',
    );
    box.querySelector('button')?.click();
    await rendered();
    expect(box.querySelector('site-sample')?.hasAttribute('open')).to.equal(false);
  });
});
