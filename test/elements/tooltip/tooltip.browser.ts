/** `<site-tooltip>` as visitors use it: https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/. */
import { expect } from '@open-wc/testing';
import { click, expectAccessible, hover, press, touch } from '../../support/engine.ts';
import { eventually, never, once } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import { clear, expectPlaced, isHidden, isShown, leave, place, placeButton, tip } from './tooltip.ts';

beforeEach(leave);
afterEach(clear);

describe('a tooltip and the pointer', () => {
  it('is shown while the pointer rests on the control', async () => {
    const { tooltip, button } = placeButton();
    await isHidden(tooltip);
    await hover(button);
    await isShown(tooltip);
    await leave();
    await isHidden(tooltip);
  });

  it('waits 1200 ms, unless it has a delay', async () => {
    const { tooltip, button } = placeButton('');
    expect(tooltip.delay).to.equal(1200);
    await hover(button);
    await never('the tooltip is shown at once', () => tooltip.matches(':popover-open'));
    await isShown(tooltip);
  });

  it('is not shown if the pointer only passes the control', async () => {
    const { tooltip, button } = placeButton('delay="300"');
    const other = placeButton('delay="600"');
    other.box.style.insetBlockStart = '350px';
    await hover(button);
    await hover(other.button);
    await never('the tooltip is shown', () => tooltip.matches(':popover-open'), { until: isShown(other.tooltip) });
  });

  it('stays while the pointer is on its text', async () => {
    const { tooltip, button } = placeButton();
    await hover(button);
    await isShown(tooltip);
    const { tooltip: later, button: next } = placeButton();
    await hover(tooltip);
    await never('the tooltip is hidden', () => !tooltip.matches(':popover-open'), { frames: 30 });
    await hover(next);
    await isShown(later);
    await isHidden(tooltip);
  });

  it('is hidden when the control is pressed', async () => {
    const { tooltip, button } = placeButton();
    await hover(button);
    await isShown(tooltip);
    await click(button);
    await isHidden(tooltip);
  });

  it('is hidden when its control is removed', async () => {
    const { tooltip, button } = placeButton();
    await hover(button);
    await isShown(tooltip);
    button.remove();
    await isHidden(tooltip);
  });

  it('is shown by a long press, which does not use the control', async function () {
    const { tooltip, button } = placeButton();
    let clicks = 0;
    button.addEventListener('click', () => clicks++);
    skipUnless(this, 'touch', await touch(button, []));
    await never('the tooltip is shown by a tap', () => tooltip.matches(':popover-open'), { frames: 5 });
    const init = { bubbles: true, composed: true, pointerType: 'touch', isPrimary: true };
    button.dispatchEvent(new PointerEvent('pointerdown', init));
    await isShown(tooltip);
    button.dispatchEvent(new PointerEvent('pointerup', init));
    const before = clicks;
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    expect(clicks).to.equal(before);
    await isShown(tooltip);
    document.body.dispatchEvent(new PointerEvent('pointerdown', init));
    await isHidden(tooltip);
  });
});

describe('a tooltip and the keyboard', () => {
  it('is shown at once on focus, and hidden when the focus leaves', async () => {
    const { tooltip, button } = place(
      `<a href="#before">Before</a><button type="button">Save</button>${tip()}<a href="#after">After</a>`,
    );
    document.querySelector<HTMLElement>('[href="#before"]')?.focus();
    await press('Tab');
    expect(document.activeElement).to.equal(button);
    await isShown(tooltip);
    await press('Tab');
    await isHidden(tooltip);
  });

  it('is hidden by Escape, and keeps the focus on the control', async () => {
    const { tooltip, button } = placeButton();
    button.focus();
    await press('Shift');
    tooltip.show();
    await isShown(tooltip);
    await press('Escape');
    await isHidden(tooltip);
    expect(document.activeElement).to.equal(button);
  });

  it('leaves a dialog around it open on the first Escape', async () => {
    const dialog = document.createElement('dialog');
    const { tooltip, button } = place(`<button type="button">Save</button>${tip()}`, dialog);
    dialog.showModal();
    await eventually('the focus is in the dialog', () => document.activeElement === button);
    tooltip.show();
    await isShown(tooltip);
    await press('Escape');
    await isHidden(tooltip);
    expect(dialog.open).to.equal(true);
    const closed = once(dialog, 'close');
    await press('Escape');
    await closed;
  });

  it('does not show a second tooltip beside another one', async () => {
    const first = placeButton();
    const second = placeButton();
    first.tooltip.show();
    await isShown(first.tooltip);
    second.tooltip.show();
    await isShown(second.tooltip);
    await isHidden(first.tooltip);
  });
});

describe('a tooltip and assistive technology', () => {
  it('has the role, and describes its control', async () => {
    const { tooltip, button } = place(`<button aria-describedby="price">Save</button>${tip()}<p id="price">€ 40</p>`);
    await eventually('it describes the control', () => button.getAttribute('aria-describedby')?.includes(tooltip.id));
    expect(button.getAttribute('aria-describedby')).to.equal(`price ${tooltip.id}`);
    await expectAccessible(button, { role: 'button', name: 'Save' });
    tooltip.show();
    await isShown(tooltip);
    expect(tooltip.getAttribute('role')).to.equal('tooltip');
  });

  it('describes the control that `for` names, also one that is inserted later', async () => {
    const { tooltip, button } = place(`<input aria-label="Name">${tip('for="send" delay="50"')}`);
    const later = document.createElement('button');
    later.id = 'send';
    button.before(later);
    expect(button.hasAttribute('aria-describedby')).to.equal(false);
    await hover(later);
    await isShown(tooltip);
    expect(later.getAttribute('aria-describedby')).to.equal(tooltip.id);
  });

  it('restores all attributes when it is removed, except those of other scripts', async () => {
    const { tooltip, button, box } = placeButton();
    await eventually('the control is described', () => button.hasAttribute('aria-describedby'));
    button.setAttribute('aria-describedby', `${tooltip.id} error`);
    tooltip.remove();
    await eventually('the control has only the other description', () => {
      return button.getAttribute('aria-describedby') === 'error' && !tooltip.hasAttribute('popover');
    });
    expect(tooltip.outerHTML).to.equal('<site-tooltip delay="100">Keeps the print</site-tooltip>');
    button.removeAttribute('aria-describedby');
    box.append(tooltip);
    await eventually('the control is described again', () => button.hasAttribute('aria-describedby'));
    tooltip.remove();
    await eventually('nothing is left', () => !button.hasAttribute('aria-describedby'));
  });
});

describe('the position of a tooltip', () => {
  const long = 'Keeps the print in the list of this browser, on this device only, for as long as you like.';

  for (const mode of ['as the browser computes it', 'as the script measures it'])
    describe(mode, () => {
      const { supports } = CSS;
      beforeEach(() => {
        if (mode.includes('script')) CSS.supports = () => false;
      });
      afterEach(() => {
        CSS.supports = supports;
      });

      it('is above the control', async () => {
        const { tooltip, button } = placeButton('', long);
        tooltip.show();
        await isShown(tooltip);
        await eventually('it is placed', () => expectPlaced(tooltip, button, 'above') ?? true);
        const middle = (node: Element): number => {
          const { left, width } = node.getBoundingClientRect();
          return left + width / 2;
        };
        expect(middle(tooltip)).to.be.closeTo(middle(button), 1);
      });

      it('is below the control at the top of the window', async () => {
        const { tooltip, button, box } = placeButton('', long);
        box.style.insetBlockStart = '10px';
        tooltip.show();
        await eventually('it is placed', () => expectPlaced(tooltip, button, 'below') ?? true);
      });

      it('stays away from the edges of the window', async () => {
        const { tooltip, button, box } = placeButton('', long);
        box.style.insetInlineStart = '0';
        tooltip.show();
        await eventually('it is placed', () => expectPlaced(tooltip, button, 'above') ?? true);
        tooltip.hide();
        box.style.inset = '250px 0 auto auto';
        tooltip.show();
        await eventually('it is placed', () => expectPlaced(tooltip, button, 'above') ?? true);
      });

      it('follows the control when the page scrolls', async () => {
        const { tooltip, button, box } = placeButton('', long);
        box.style.cssText = 'position: absolute; inset: 350px auto auto 300px; padding-block-end: 2000px';
        tooltip.show();
        await isShown(tooltip);
        scrollTo(0, 100);
        await eventually('it is placed', () => expectPlaced(tooltip, button, 'above') ?? true);
        scrollTo(0, 0);
      });

      it('is not cut off by a box around the control', async () => {
        const { tooltip, button, box } = placeButton('', long);
        box.style.overflow = 'hidden';
        tooltip.show();
        await eventually('it is placed', () => expectPlaced(tooltip, button, 'above') ?? true);
        const { left, top, width } = tooltip.getBoundingClientRect();
        expect(document.elementFromPoint(left + width / 2, top + 4)).to.equal(tooltip);
      });
    });
});
