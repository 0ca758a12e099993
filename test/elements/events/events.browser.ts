/** `<site-events>` as visitors use it. */
import { expect } from '@open-wc/testing';
import type { SiteEventsElement } from '../../../elements/events/element.tsx';
import { expectAccessible } from '../../support/engine.ts';

const bundle = '/dist/test/site-events.js';
await import(bundle);

const place = (markup: string): InstanceType<typeof SiteEventsElement> => {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.innerHTML = markup;
  document.body.append(box);
  const element = box.querySelector('site-events');
  if (!element) throw new Error('The markup has no <site-events>.');
  return element;
};

afterEach(async () => {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  await Promise.resolve();
});

describe('<site-events>', () => {
  it('shows the content of the author in a box with a name', async () => {
    const { shadowRoot, firstElementChild } = place('<site-events label="Hours"><p>Ten to six</p></site-events>');
    const box = shadowRoot?.querySelector('[part="box"]');
    if (!box) throw new Error('The element has no box.');
    await expectAccessible(box, { role: 'group', name: 'Hours' });
    expect(firstElementChild?.checkVisibility()).to.equal(true);
  });

  it('does what visitors need it for', () => {
    expect.fail(
      'Replace this line: place a <site-events>, use it as a visitor does, and expect what they see or hear. ' +
        'Then change contract.ts and Events.tsx in elements/events until the test passes.',
    );
  });
});
