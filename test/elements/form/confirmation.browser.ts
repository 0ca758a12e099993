/** Tests how the form is replaced by its confirmation. */
import { expect } from '@open-wc/testing';
import { emulateMedia, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import { clear, control, enter, part, place, placeContact, type SiteForm, send, serve } from './form.ts';

afterEach(async () => {
  await clear();
  await emulateMedia({});
});

/** Sends the form and resolves with its confirmation. */
async function confirm(form: SiteForm): Promise<HTMLElement> {
  enter(form, 'name', 'Ada');
  await send(form);
  return eventually('the confirmation is shown', () => part(form, 'success'));
}

const heightOf = (node: Element): number => node.getBoundingClientRect().height;

describe('the confirmation', () => {
  it('is as high as its text, also its focus ring', async () => {
    serve();
    const form = await placeContact();
    const before = heightOf(form);
    control(form, 'name').focus();
    await press('Tab');
    const panel = await confirm(form);
    expect(form.shadowRoot?.activeElement).to.equal(panel);
    expect(heightOf(panel)).to.be.below(before / 2);
    await Promise.all(form.getAnimations().map(({ finished }) => finished));
    expect(heightOf(form)).to.equal(heightOf(panel));
  });

  it('shrinks the element from the size of its form, and stays where the form was', async function () {
    skipUnless(this, 'emulation of motion', await emulateMedia({ reducedMotion: false }));
    serve();
    const form = await placeContact();
    const before = form.getBoundingClientRect();
    const panel = await confirm(form);
    const [animation] = form.getAnimations();
    expect(animation, 'the element is animated').to.not.equal(undefined);
    animation?.pause();
    if (animation) animation.currentTime = 0;
    expect(heightOf(form)).to.be.closeTo(before.height, 1);
    const { top } = panel.getBoundingClientRect();
    animation?.finish();
    expect(panel.getBoundingClientRect().top).to.equal(top);
    expect(heightOf(form)).to.equal(heightOf(panel));
  });

  it('has its size at once under reduced motion', async function () {
    skipUnless(this, 'emulation of reduced motion', await emulateMedia({ reducedMotion: true }));
    serve();
    const form = await placeContact();
    const panel = await confirm(form);
    expect(form.getAnimations()).to.deep.equal([]);
    expect(heightOf(form)).to.equal(heightOf(panel));
  });

  it('that is larger than the form is shown at once', async () => {
    serve();
    const form = await place(`<site-form><form><label>Name <input name="name"></label><button>Send</button></form>
      <div slot="success" style="height: 900px">Thank you</div></site-form>`);
    await confirm(form);
    expect(form.getAnimations()).to.deep.equal([]);
    expect(heightOf(form)).to.be.at.least(900);
  });

  it('does not take the focus again when the element is moved', async () => {
    serve();
    const form = await placeContact();
    const panel = await confirm(form);
    panel.blur();
    form.parentElement?.append(document.createElement('p'), form);
    await eventually('it is shown again', () => part(form, 'success'));
    expect(form.shadowRoot?.activeElement).to.equal(null);
    expect(form.getAnimations().length).to.be.at.most(1);
  });
});
