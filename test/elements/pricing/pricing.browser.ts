/** `<site-pricing>` as visitors use it. */
import { expect } from '@open-wc/testing';
import { click, expectAccessible, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import {
  announced,
  buttons,
  clear,
  joinLinks,
  monthly,
  open,
  option,
  place,
  plans,
  radios,
  table,
  yearly,
} from './pricing.ts';

afterEach(() => {
  closePages();
  clear();
});

const shows = (root: ParentNode, links: readonly string[]): Promise<unknown> =>
  eventually(`the links ${links.join()}`, () => joinLinks(root).join() === links.join());

for (const [kind, options] of Object.entries({ 'radio buttons': radios(), buttons }))
  describe(`a price table with ${kind}`, () => {
    it('shows the yearly prices, and joins at them, after a click', async () => {
      const element = place(table(options + plans));
      await shows(element, monthly);
      await click(option(element, 'second'));
      await shows(element, yearly);
      expect(element.view).to.equal('second');
      await click(option(element, 'first'));
      await shows(element, monthly);
    });

    it('is switched by arrow keys', async () => {
      const element = place(table(options + plans));
      option(element, 'first').focus();
      await press('ArrowRight');
      await shows(element, yearly);
      expect(document.activeElement).to.equal(option(element, 'second'));
      await press('ArrowUp');
      await shows(element, monthly);
      expect(document.activeElement).to.equal(option(element, 'first'));
    });

    it('has one Tab stop for both options', async () => {
      const element = place(table(`${options}${plans}`, 'view="first"'));
      option(element, 'first').focus();
      await press('Tab');
      expect(document.activeElement?.getAttribute('href')).to.equal('#reader-monthly');
    });

    it('names the options for screen readers, and which of them is selected', async () => {
      const element = place(table(options + plans));
      const [first, second] = [option(element, 'first'), option(element, 'second')];
      await expectAccessible(first, { role: 'radio', name: 'Monthly' });
      await expectAccessible(second, { role: 'radio', name: 'Yearly' });
      await click(second);
      await shows(element, yearly);
      const isChecked = (node: HTMLElement): boolean => node.matches(':checked, [aria-checked="true"]');
      expect([isChecked(first), isChecked(second)]).to.deep.equal([false, true]);
    });

    it('announces and reports each change once', async () => {
      const element = place(table(options + plans));
      const views: string[] = [];
      element.addEventListener('site-shown', ({ detail }) => views.push(`${detail.view} ${element.view}`));
      expect(announced(element)).to.equal('');
      await click(option(element, 'second'));
      await eventually('the announcement', () => announced(element) === 'Prices shown: Yearly');
      await click(option(element, 'second'));
      await click(option(element, 'first'));
      await eventually('the next announcement', () => announced(element) === 'Prices shown: Monthly');
      expect(views).to.deep.equal(['second second', 'first first']);
    });

    it('shows the last of two selections in one task', async () => {
      const element = place(table(options + plans));
      option(element, 'second').click();
      option(element, 'first').click();
      await shows(element, monthly);
      option(element, 'second').click();
      await shows(element, yearly);
    });

    it('starts with the view of its attribute, and follows it', async () => {
      const element = place(table((options + plans).replace(' checked', ''), 'view="second"'));
      await shows(element, yearly);
      expect(option(element, 'second').matches(':checked, [aria-checked="true"]')).to.equal(true);
      element.view = 'first';
      await shows(element, monthly);
      expect(announced(element)).to.equal('');
    });

    it('gives the markup back when the element is removed', async () => {
      const element = place(table(options + plans));
      await click(option(element, 'second'));
      const before = new DOMParser().parseFromString(options, 'text/html').body.innerHTML;
      const content = element.firstElementChild;
      element.replaceWith(...element.childNodes);
      await eventually('the markup of the author', () => content?.outerHTML === before.trim());
    });
  });

describe('a price table', () => {
  it('is independent of another one on the page', async () => {
    place(table(radios('one') + plans) + table(buttons + plans));
    const [one, other] = document.querySelectorAll('site-pricing');
    if (!one || !other) throw new Error('The page has no two tables.');
    await click(option(one, 'second'));
    await shows(one, yearly);
    await shows(other, monthly);
    await click(option(other, 'second'));
    await click(option(one, 'first'));
    await shows(one, monthly);
    await shows(other, yearly);
  });

  const inFieldset = buttons
    .replace(/<div[^>]*>/, '<fieldset><legend>Billing</legend>')
    .replace('</div>', '</fieldset>');
  for (const [by, options] of Object.entries({ 'an ARIA label': buttons, 'a legend': inFieldset }))
    it(`has a group of buttons that ${by} names`, async () => {
      const group = place(table(options + plans)).firstElementChild;
      if (!group) throw new Error('The table has no group.');
      await expectAccessible(group, { role: 'radiogroup', name: 'Billing' });
    });

  it('does not send the form around its buttons', async () => {
    const element = place(
      `<form>${table(buttons.replaceAll('type="button"', '') + plans)}<button>Order</button></form>`,
    );
    let sent = 0;
    element.closest('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    await click(option(element, 'second'));
    await shows(element, yearly);
    expect(sent).to.equal(0);
  });

  it('uses options that a script adds later', async () => {
    const element = place(table(plans));
    expect(joinLinks(element)).to.deep.equal([monthly[0], yearly[0], monthly[1], yearly[1]]);
    const box = document.createElement('div');
    box.innerHTML = buttons;
    element.prepend(box);
    await shows(element, monthly);
    await click(option(element, 'second'));
    await shows(element, yearly);
  });

  it('leaves chords with arrow keys to the browser', async () => {
    const element = place(table(buttons + plans));
    option(element, 'first').focus();
    await press('Control+ArrowRight');
    await shows(element, monthly);
  });
});

describe('the selected button of a price table', () => {
  it('has a line, so that it is not marked by colour alone', async () => {
    const { document: page } = await open(table(buttons + plans));
    const lineOf = (name: 'first' | 'second'): string => getComputedStyle(option(page, name)).textDecorationLine;
    expect([lineOf('first'), lineOf('second')]).to.deep.equal(['underline', 'none']);
    option(page, 'second').click();
    await eventually('the line moves', () => lineOf('second') === 'underline');
    expect(lineOf('first')).to.equal('none');
  });
});
